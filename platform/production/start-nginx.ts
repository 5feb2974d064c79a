import { startNginx, type NginxSettings } from './nginx.ts';

// Runs startNginx with a folder and settings (JSON) as arguments, prints the URL when ready, and ends on SIGTERM or
// SIGINT.

const [folder = '', json = '{}'] = process.argv.slice(2);
const settings: NginxSettings = JSON.parse(json);
const { stop } = await startNginx(folder, settings);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
process.stdout.write(`https://${settings.names.shop}:${settings.ports.https}\n`);
