import { registerPlugins } from '@module-federation/enhanced/runtime';
import { REGISTRY } from '../testing/openShell.tsx';
import { guardEntryScripts, importArea } from './federation.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const ENTRY = 'http://localhost/areas/vendor-desk/1.0.0/remoteEntry.js';

test('The script of an area runs only with the integrity that the registry states, and is given up in time', async () => {
  guardEntryScripts();
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  const [, desk] = REGISTRY.areas;
  if (!desk) throw new Error('The registry has no second area.');
  await importArea(desk, false);

  const made = plugin?.createScript?.({ url: ENTRY });
  expect(made).toEqual({ script: expect.any(HTMLScriptElement), timeout: 5_000 });
  expect(made).toHaveProperty('script.src', ENTRY);
  expect(made).toHaveProperty('script.integrity', 'sha384-vendor-desk');
  expect(made).toHaveProperty('script.crossOrigin', 'anonymous');
});
