import assert from 'node:assert/strict';
import { it } from 'node:test';
import { decoding } from '../../src/files/decoding.ts';
import { AppError } from '../../src/wire/errors.ts';

const isOverloaded = (error: unknown) => error instanceof AppError && error.code === 'overloaded';

/** Decoding jobs that finish when the test decides. */
const createWork = () => {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const decode = (sender: string, name: string) =>
    decoding(sender, async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      done.push(name);
    });
  const finish = async (pictures: Promise<unknown>[]) => {
    const all = Promise.all(pictures);
    let isOver = false;
    void all.then(() => {
      isOver = true;
    });
    while (!isOver) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { done, decode, finish };
};

it('Senders take turns, however many pictures the first one has', async () => {
  const { done, decode, finish } = createWork();
  const pictures = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => decode('a', name));
  pictures.push(decode('b', 'b1'), decode('c', 'c1'), decode('b', 'b2'));
  await finish(pictures);
  assert.deepEqual(done, ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});

it('Beyond twelve waiting pictures a sender is refused, and others are not', async () => {
  const { decode, finish } = createWork();
  const pictures = Array.from({ length: 14 }, (_, index) => decode('a', String(index)));
  await assert.rejects(decode('a', 'one too many'), isOverloaded);
  pictures.push(decode('b', 'b1'));
  await finish(pictures);
});

it('Beyond 64 waiting pictures everyone is refused, and a failure frees its slot', async () => {
  const { decode, finish } = createWork();
  const pictures = Array.from({ length: 66 }, (_, index) => decode(`sender ${index}`, String(index)));
  await assert.rejects(decode('late', 'one too many'), isOverloaded);
  await finish(pictures);
  const failing = async () => {
    throw new Error('It is no picture.');
  };
  for (let round = 0; round < 3; round += 1) await assert.rejects(decoding('a', failing), /no picture/);
  await decoding('a', async () => undefined);
});
