/** Builders of SVG elements. */

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A round-capped line along a path. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const faded = (opacity: number, ...children: string[]) => `<g opacity="${opacity}">${children.join('')}</g>`;

/** The equal-armed cross of medical supplies, `size` wide. */
export const cross = (x: number, y: number, size: number, fill: string) => {
  const arm = size / 3;
  return (
    rect(x - arm / 2, y - size / 2, arm, size, arm / 4, fill) +
    rect(x - size / 2, y - arm / 2, size, arm, arm / 4, fill)
  );
};
