import { registerPlugins } from '@module-federation/enhanced/runtime';
import { REGISTRY } from '../testing/open-shell.tsx';
import { guardEntryScripts, importArea } from './federation.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const ENTRY = 'http://localhost/areas/vendor-desk/1.0.0/remoteEntry.js';

test("An area's script runs only with the registry's integrity and within the deadline", async () => {
  guardEntryScripts();
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  const [, desk] = REGISTRY.areas;
  if (!desk) throw new Error('The registry has no second area.');
  jest.useFakeTimers();
  await importArea('vendor-desk', desk, performance.now() + 5_000);
  jest.advanceTimersByTime(2_000);

  const made = plugin?.createScript?.({ url: ENTRY });
  expect(made).toEqual({ script: expect.any(HTMLScriptElement), timeout: 3_000 });
  expect(made).toHaveProperty('script.src', ENTRY);
  expect(made).toHaveProperty('script.integrity', 'sha384-vendor-desk');
  expect(made).toHaveProperty('script.crossOrigin', 'anonymous');
});

test('Late chunks of an earlier release do not run; those of other areas do', async () => {
  const chunks = { chunks_desk_a1: [], chunks_desk_b2: [], chunks_desk_top_a1: [] };
  Object.assign(window, chunks);
  await importArea('desk', { version: '2.0.0', entry: '/areas/desk/2.0.0/remoteEntry.js' }, 0);
  expect(Object.keys(chunks).filter((name) => name in window)).toEqual(['chunks_desk_top_a1']);
});
