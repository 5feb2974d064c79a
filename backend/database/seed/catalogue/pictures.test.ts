import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawScene } from '../../illustrations/scene.ts';
import { shapes } from '../../illustrations/shapes/index.ts';
import { categories } from './categories.ts';
import { gallery } from './pictures.ts';

const products = categories.flatMap(({ families }) =>
  families.flatMap((family) =>
    family.items.map((item) => ({ name: `${family.name[0]}, ${item[0]}`, views: gallery(family, item) })),
  ),
);

test('No two products look the same, even without colour and label', () => {
  const nameByDrawing = new Map<string, string>();
  const alike: [string, string][] = [];
  for (const { name, views } of products) {
    for (const front of views.filter(({ view }) => view === 'front')) {
      const drawing = drawScene({ ...front, tint: 'teal', label: '' });
      const twin = nameByDrawing.get(drawing);
      if (twin) alike.push([twin, name]);
      nameByDrawing.set(drawing, name);
    }
  }
  assert.deepEqual(alike, []);
});

test('Every shape is drawn for a product', () => {
  const drawn = new Set<string>(products.flatMap(({ views }) => views.map(({ shape }) => shape)));
  assert.deepEqual(
    Object.keys(shapes).filter((shape) => !drawn.has(shape)),
    [],
  );
});
