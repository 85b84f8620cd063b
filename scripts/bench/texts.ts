/** Throughput of the secret scanner in this process, by the size of the text. */
import { scan } from "../../lib/secrets/scan.ts";
import { median } from "./measure.ts";
import { PROSE } from "./startup.ts";

const MIB = 1 << 20;

/** Megabytes of clean text that one scan reads in a second of processor time; median of several scans. */
export function texts(): void {
  console.log("\nclean text in this process (Node), MB a second of processor time");
  for (const size of [1 << 10, 1 << 14, 1 << 18, MIB, 10 * MIB]) {
    const text = PROSE.repeat(Math.ceil(size / PROSE.length)).slice(0, size);
    const rounds = Math.max(5, Math.ceil((4 * MIB) / size));
    const rates = Array.from({ length: 7 }, () => {
      const start = process.cpuUsage();
      for (let round = 0; round < rounds; round++) scan(text);
      const { user, system } = process.cpuUsage(start);
      return (size * rounds) / (user + system);
    });
    console.log(`${String(size).padStart(10)} bytes ${median(rates).toFixed(0).padStart(8)} MB/s`);
  }
}
