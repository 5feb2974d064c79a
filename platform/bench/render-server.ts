import { buildApp, loadConfig } from '@balsam/backend';
import { serveMeasured } from '../../backend/bench/measured-process.ts';
import { callInProcess } from '../src/gateway/call-api.ts';
import { loadRendering } from '../src/gateway/config.ts';
import { gateway } from '../src/gateway/gateway.ts';
import { openReleaseStore } from '../src/release/store.ts';

// The marketplace in one process, with an additional route that reports its resource usage.
const app = await buildApp(loadConfig());
await app.register(gateway, {
  store: openReleaseStore(process.env.RELEASES_DIR ?? '', {}),
  installation: { apiBase: '/api/', origin: 'http://localhost', demoSignIn: null },
  askApi: callInProcess(app),
  rendering: loadRendering(process.env),
});
app.get('/usage', { config: { access: 'public' } }, async () => {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 };
});
await serveMeasured(app, {});
