/**
 * Programs of Windows: its shells, and what they delete and format.
 *
 * Sources: about_Pwsh of PowerShell 7; the references of Remove-Item, Format-Volume, `rd /?`, `del /?`, icacls, takeown,
 * diskpart of Windows 11.
 */
import type { Card } from "./card.ts";

export const WINDOWS: readonly Card[] = [
  { names: "cmd", code: { language: "windows" } },
  { names: "pwsh powershell", code: { language: "windows" } },
  {
    names: "Remove-Item ri rd erase",
    options: "Path= LiteralPath= Recurse|s Force|q Confirm=? f Filter= Include= Exclude= ErrorAction=",
    style: { longDash: true, slashes: true },
    effects: [{ does: "delete", by: "windows-items" }],
  },
  {
    names: "del",
    options: "a=?",
    style: { slashes: true },
    effects: [{ does: "delete", whole: true }],
  },
  {
    names: "Format-Volume Clear-Disk Initialize-Disk Remove-Partition format format.com",
    options: "DriveLetter= Number= DiskNumber= FileSystem= Confirm=? q y",
    style: { longDash: true, slashes: true },
    effects: [{ does: "format", by: "windows-drives" }],
  },
  {
    names: "diskpart",
    options: "s=",
    style: { slashes: true },
    effects: [{ does: "format", by: "disk-script" }],
  },
  { names: "icacls cacls takeown", effects: [{ does: "setfacl", by: "windows-rights" }] },
  {
    names: "Invoke-WebRequest Invoke-RestMethod iwr irm",
    options: "Uri= Method= Body= InFile= Headers= ContentType= UserAgent= OutFile= Form=",
    style: { longDash: true },
    sends: [
      { to: "http", files: { options: "InFile" }, texts: { options: "Uri Body Form", operands: true } },
    ],
  },
];
