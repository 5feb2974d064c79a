import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkAccentOf } from './dark-accent.ts';

const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);

const luminanceOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string) => {
  const [brighter = 0, darker = 0] = [one, other].map(luminanceOf).toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
};

const spreadOf = (color: string) => Math.max(...channelsOf(color)) - Math.min(...channelsOf(color));

/** Body, raised surface, and ink on buttons, of the dark theme. */
const GROUNDS = ['#0f1c1e', '#17282b', '#06292c'];

/** Colors of every hue on which white is readable, dull and vivid, dark and less dark. */
const ACCENTS = ['00', '40', '80', 'c0', 'ff']
  .flatMap((red) =>
    ['00', '30', '60', '90'].flatMap((green) => ['00', '50', 'a0', 'ff'].map((blue) => [red, green, blue])),
  )
  .map((channels) => `#${channels.join('')}`)
  .filter((accent) => contrastOf(accent, '#ffffff') >= 4.85);

test('The accent of the dark theme is readable on surfaces and below ink', () => {
  assert.ok(ACCENTS.length > 20, String(ACCENTS.length));
  for (const accent of ACCENTS) {
    const dark = darkAccentOf(accent);
    const contrasts = GROUNDS.map((ground) => contrastOf(dark, ground));
    assert.ok(
      Math.min(...contrasts) >= 4.5,
      `${accent} gives ${dark}: ${contrasts.map((each) => each.toFixed(2)).join(' ')}`,
    );
  }
});

test('The accent of the dark theme is more colorful than a mixture with white', () => {
  for (const accent of ACCENTS.filter((each) => spreadOf(each) > 0.3)) {
    const mixed = `#${channelsOf(accent)
      .map((channel) => Math.round((0.4 * channel + 0.6) * 255).toString(16))
      .join('')}`;
    assert.ok(
      spreadOf(darkAccentOf(accent)) > spreadOf(mixed),
      `${accent} gives ${darkAccentOf(accent)}, not ${mixed}`,
    );
  }
});

// The contrast test of the theme has the same pairs.
test('A sample of accents has these tones', () => {
  const tones = {
    ...{ '#000000': '#959595', '#717171': '#969696', '#d00000': '#fe6150', '#9a5b00': '#cb8841', '#007c00': '#44a93f' },
    ...{ '#007d7d': '#40a3a3', '#0000ff': '#6192ff', '#c000c0': '#f14eef', '#7a3b12': '#cc865f' },
  };
  for (const [accent, dark] of Object.entries(tones)) assert.equal(darkAccentOf(accent), dark);
});
