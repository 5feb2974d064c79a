/** The accent of every picture, the ink of small details, and the neutral parts. */
export const ink = '#0B6E75';
export const night = '#0C2F33';
export const hairline = '#C9D6D8';
export const steel = '#A9B8BC';
export const white = '#FFFFFF';

/** One product colour from the palest ground to the darkest edge. */
export interface Tint {
  pale: string;
  light: string;
  base: string;
  deep: string;
}

/** The six product colours. */
export const tints = {
  teal: { pale: '#E4F2F2', light: '#C2E3E3', base: '#78BEC0', deep: '#2E8489' },
  sky: { pale: '#E7F0F9', light: '#C8DFF2', base: '#84B6DE', deep: '#3E7CB0' },
  sage: { pale: '#E8F3EB', light: '#CCE5D3', base: '#8FC2A0', deep: '#4A8A62' },
  sand: { pale: '#F7F1E7', light: '#EDDFC8', base: '#D5B98F', deep: '#97764A' },
  rose: { pale: '#F9EEEC', light: '#F1D4CE', base: '#DDA197', deep: '#A95F56' },
  lilac: { pale: '#F0EEF8', light: '#D9D4EC', base: '#ABA1D4', deep: '#6C5FA3' },
} satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;

const vertical = 'x1="0" y1="0" x2="0" y2="1"';
const horizontal = 'x1="0" y1="0" x2="1" y2="0"';

const gradient = (id: string, direction: string, stops: [number, string][]) =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** The fills that shapes name: flat faces, round bodies, paper, metal, glass, screens. */
export const fill = {
  face: 'url(#face)',
  round: 'url(#round)',
  soft: 'url(#soft)',
  deep: 'url(#deep)',
  paper: 'url(#paper)',
  paperRound: 'url(#paper-round)',
  metal: 'url(#metal)',
  dark: 'url(#dark)',
  screen: 'url(#screen)',
  glass: 'url(#glass)',
} as const;

/** The gradient definitions behind `fill` for one tint. */
export const definitions = (tint: Tint) =>
  [
    gradient('face', vertical, [
      [0, tint.light],
      [1, tint.base],
    ]),
    gradient('round', horizontal, [
      [0, tint.base],
      [0.32, tint.light],
      [0.62, tint.base],
      [1, tint.deep],
    ]),
    gradient('soft', vertical, [
      [0, white],
      [1, tint.light],
    ]),
    gradient('deep', vertical, [
      [0, tint.base],
      [1, tint.deep],
    ]),
    gradient('paper', vertical, [
      [0, '#FAFCFC'],
      [1, '#D9E5E7'],
    ]),
    gradient('paper-round', horizontal, [
      [0, '#DCE6E8'],
      [0.32, white],
      [0.7, '#EDF3F4'],
      [1, '#C8D5D8'],
    ]),
    gradient('metal', horizontal, [
      [0, '#B4C2C6'],
      [0.35, '#F3F7F8'],
      [0.7, '#BECACE'],
      [1, '#8DA0A6'],
    ]),
    gradient('dark', vertical, [
      [0, '#3A5B60'],
      [1, '#17333A'],
    ]),
    gradient('screen', vertical, [
      [0, '#EEF6F0'],
      [1, '#CFE3D8'],
    ]),
    gradient('glass', horizontal, [
      [0, '#DCEBEE'],
      [0.3, '#FBFEFE'],
      [0.75, '#E2EFF1'],
      [1, '#BFD3D8'],
    ]),
    `<radialGradient id="shadow"><stop offset="0" stop-color="${night}" stop-opacity=".26"/>` +
      `<stop offset=".55" stop-color="${night}" stop-opacity=".1"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient>`,
  ].join('');
