/**
 * Names of fields in other languages than English, by the English one: a server's author names them in the own language.
 * The words are those of the shells' own translated documentation (man-pages translations, MDN, Microsoft Learn).
 */
import { plainName } from "../../core/latin.ts";

const WORDS: Readonly<Record<string, string>> = {
  command: `命令 命令行 指令 执行命令 終端命令 终端命令 執行命令 shell命令 コマンド コマンドライン 実行コマンド 명령 명령어 команда команди команды
    наказ commande commandes befehl befehle befehlszeile kommando kommandozeile comando comandos comandi rigadicomando linhadecomando
    líneadecomandos lineadecomandos lignedecommande opdracht komento komut polecenie příkaz prikaz príkaz parancs comandă comanda
    perintah arahan lệnh câulệnh คำสั่ง आदेश कमांड कमान्ड আদেশ أمر الأمر فرمان دستور פקודה εντολή ukaz naredba заповед наредба`,
  script: "脚本 腳本 スクリプト 스크립트 скрипт сценарий guion skript guión skrypt สคริปต์ स्क्रिप्ट",
  code: "代码 代碼 程式碼 コード 코드 код código codigo codice kod kód kode mã โค้ด कोड الكود קוד κώδικας",
};

const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([english, words]) => words.split(/\s+/).map((word) => [word, english])),
);

/** A field's plain name, in English where it is a word of another language for something to run. */
export function fieldName(name: string): string {
  const plain = plainName(name);
  const isPlain = /^[\x20-\x7e]*$/.test(name);
  return MEANINGS.get(isPlain ? plain : spelled(name)) ?? plain;
}

function spelled(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_.:\d-]+/g, "");
}
