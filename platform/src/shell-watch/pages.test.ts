import { readProof } from '@balsam/backend/release-signature';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCanary, openGateway, openTwoReleases, SECRET } from '../gateway/testing.ts';
import { SHELL } from '../release/release.ts';

const memberOf = (group: number) => `release_group=${group}`;

test('With a canary of the shell, every page watches the start of its shell', async () => {
  const releases = await openTwoReleases();
  const door = await openGateway(releases.store);
  assert.doesNotMatch((await door.ask('/')).body, /shell-watch/);
  await openCanary(releases, 50, SHELL);
  const pages = await Promise.all(Array.from({ length: 40 }, (_, group) => door.ask('/', memberOf(group))));
  const tags = pages.map(({ body }) => {
    const [, source = '', version, proof, canary] =
      /<script src="(\/shell-watch-\w+\.js)" .*?data-version="(\d)" data-proof="([^"]+)" .*?data-canary="(1?)"/.exec(
        body,
      ) ?? [];
    assert.ok(body.indexOf(source) < body.indexOf('/areas/shell/'));
    assert.ok(version && proof && readProof(SECRET, proof, { area: SHELL, version, ip: '127.0.0.1' }));
    return { source, settings: `${version}${canary}` };
  });
  assert.deepEqual([...new Set(tags.map(({ settings }) => settings))].sort(), ['2', '31']);
  const script = await door.ask(tags[0]?.source ?? '');
  assert.match(String(script.headers['content-type']), /^text\/javascript/);
});

test('A browser with a failed canary gets the current shell until the next canary', async () => {
  const releases = await openTwoReleases();
  const door = await openGateway(releases.store);
  await openCanary(releases, 99, SHELL);
  const shells = async (failed: string) => {
    const people = Array.from({ length: 20 }, (_, group) => `${memberOf(group)}; shell_failed=${failed}`);
    const pages = await Promise.all(people.map((person) => door.ask('/', person)));
    return pages.filter(({ body }) => body.includes('/areas/shell/3/')).length;
  };
  assert.equal(await shells('3'), 0);
  assert.ok((await shells('2.9')) > 15);
});

test('Every release of a page has a proof for its visitor', async () => {
  const { store } = await openTwoReleases();
  const door = await openGateway(store);
  const [area] = JSON.parse(/id="registry">(.*?)<\/script>/.exec((await door.ask('/')).body)?.[1] ?? '').areas;
  const given = { area: 'shop', ip: '127.0.0.1' };
  assert.ok(readProof(SECRET, area.proof, { ...given, version: '2' }));
  assert.ok(readProof(SECRET, area.fallback.proof, { ...given, version: '1' }));
  assert.equal(readProof(SECRET, area.proof, { ...given, version: '1' }), null);
});
