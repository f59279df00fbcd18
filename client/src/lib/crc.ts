// CRC-32 of a text, as eight hexadecimal digits.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function sum(text: string): string {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 255] ?? 0);
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
