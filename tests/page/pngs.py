"""Pictures made small: 256 colours chosen in the browser by median cut, written as an indexed PNG."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

INDEXED = """async (png) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const part = (colour, channel) => (colour >> (8 * channel)) & 255;
  const spread = (colours) => [0, 1, 2].map((channel) => {
    let low = 255, high = 0;
    for (const colour of colours) { const x = part(colour, channel); low = Math.min(low, x); high = Math.max(high, x); }
    return high - low;
  });
  const total = (colours) => colours.reduce((sum, one) => sum + counts.get(one), 0);
  const box = (colours) => ({ colours, wide: spread(colours), many: total(colours) });
  const weight = ({ wide, many }) => Math.max(...wide) * Math.sqrt(many);
  const boxes = [box([...counts.keys()])];
  while (boxes.length < 256) {
    const place = boxes.reduce((best, one, here) => (weight(one) > weight(boxes[best]) ? here : best), 0);
    const { colours, wide } = boxes[place];
    if (Math.max(...wide) === 0) break;
    const channel = wide.indexOf(Math.max(...wide));
    colours.sort((one, other) => part(one, channel) - part(other, channel));
    const middle = (part(colours[0], channel) + part(colours.at(-1), channel)) / 2;
    const cut = Math.max(1, colours.findIndex((colour) => part(colour, channel) > middle));
    boxes.splice(place, 1, box(colours.slice(0, cut)), box(colours.slice(cut)));
  }
  const index = new Map(), palette = [];
  boxes.forEach(({ colours, many }, place) => {
    for (const colour of colours) index.set(colour, place);
    for (const channel of [0, 1, 2])
      palette.push(Math.round(colours.reduce((sum, one) => sum + part(one, channel) * counts.get(one), 0) / many));
  });
  let rows = "";
  for (const pixel of pixels) rows += String.fromCharCode(index.get(pixel));
  return { width, height, palette, rows: btoa(rows) };
}"""


def small(page: Page, png: bytes) -> bytes:
    """The picture with at most 256 colours; the page lends its browser's canvas."""
    made = page.evaluate(INDEXED, base64.b64encode(png).decode())
    width, height, rows = made["width"], made["height"], base64.b64decode(made["rows"])
    lines = b"".join(b"\0" + rows[start : start + width] for start in range(0, width * height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"PLTE", bytes(made["palette"])), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
