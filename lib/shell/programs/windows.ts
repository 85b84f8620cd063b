/**
 * Programs of Windows: its shells, and what they delete and format.
 *
 * Sources: about_Pwsh of PowerShell 7; the references of Remove-Item, Format-Volume, Clear-Disk, `rd /?`, `del /?`, icacls, takeown,
 * diskpart, robocopy of Windows 11.
 */
import type { Card } from "./card.ts";

/** PowerShell's own switch for a rehearsal, in the forms that turn it on (about_CommonParameters). */
const WHAT_IF = /^-(?:wi|wh(?:a(?:t(?:if?)?)?)?)(?::\$?true)?$/i;

export const WINDOWS: readonly Card[] = [
  { names: "cmd", code: { language: "windows" } },
  { names: "pwsh powershell", code: { language: "windows" } },
  {
    names: "Remove-Item ri rd erase",
    options: "Path= LiteralPath= Recurse|s Force|q Confirm=? f Filter= Include= Exclude= ErrorAction=",
    style: { longDash: true, slashes: true },
    dryWord: WHAT_IF,
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
    dryWord: WHAT_IF,
    effects: [{ does: "format", by: "windows-drives" }],
  },
  {
    names: "diskpart",
    options: "s=",
    style: { slashes: true },
    reads: "s",
    effects: [{ does: "format", by: "disk-script" }],
  },
  // `/purge` deletes what the source has not; `/mir` is that with all folders.
  { names: "robocopy", effects: [{ does: "delete", by: "windows-mirror" }] },
  { names: "icacls cacls takeown", effects: [{ does: "setfacl", by: "windows-rights" }] },
  {
    names: "Invoke-WebRequest Invoke-RestMethod iwr irm",
    options: "Uri= Method= Body= InFile= Headers= ContentType= UserAgent= OutFile= Form=",
    style: { longDash: true },
    // What comes through the pipe is the body (`-Body` takes it by value).
    sends: [
      {
        to: "http",
        input: true,
        files: { options: "InFile" },
        texts: { options: "Uri Body Form", operands: true },
      },
    ],
  },
  {
    names: "Set-Content Out-File",
    options: "Path= LiteralPath= FilePath= Value= Encoding= Append Force|q NoNewline Width= InputObject=",
    style: { longDash: true },
    effects: [
      { does: "overwrite", to: "first", unless: "Append" },
      { does: "overwrite", to: { option: "Path" }, unless: "Append" },
      { does: "overwrite", to: { option: "LiteralPath" }, unless: "Append" },
      { does: "overwrite", to: { option: "FilePath" }, unless: "Append" },
    ],
  },
  {
    names: "Clear-Content clc",
    options: "Path= LiteralPath= Force|q",
    style: { longDash: true },
    dryWord: WHAT_IF,
    effects: [
      { does: "truncate" },
      { does: "truncate", to: { option: "Path" } },
      { does: "truncate", to: { option: "LiteralPath" } },
    ],
  },
  {
    names: "Rename-Item ren rni",
    options: "Path= LiteralPath= NewName= Force|q",
    style: { longDash: true },
    effects: [
      { does: "rename", to: "first" },
      { does: "rename", to: { option: "Path" } },
      { does: "rename", to: { option: "LiteralPath" } },
    ],
  },
  {
    names: "Move-Item mi",
    options: "Path= LiteralPath= Destination= Force|q",
    style: { longDash: true },
    effects: [
      { does: "move", to: "first" },
      { does: "move", to: { option: "Path" } },
      { does: "move", to: { option: "LiteralPath" } },
    ],
  },
];
