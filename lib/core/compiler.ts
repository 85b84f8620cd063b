/** How soon the runtime compiles what runs often to machine code. */

/** What of Bun's API is used here; no other runtime has it. */
type Runtime = { readonly Bun?: { readonly unsafe: { readonly setJITPolicy?: (scale: number) => void } } };

/** Has the compiler wait until a function ran `scale` times as often as it waits for by itself; Bun's alone can be told. */
export function delayCompiler(scale: number): void {
  const { Bun: runtime } = globalThis as Runtime;
  runtime?.unsafe.setJITPolicy?.(scale);
}
