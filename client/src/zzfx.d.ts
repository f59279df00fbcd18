declare module "zzfx" {
  export function zzfx(...values: readonly (number | undefined)[]): AudioBufferSourceNode;
}
