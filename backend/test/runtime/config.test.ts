import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { loadConfig, warnAboutEnvironment } from '../../src/runtime/config.ts';

describe('the configuration', () => {
  it('The defaults are port 3000, the folder .data and demo mode', () => {
    const config = loadConfig({});
    assert.deepEqual(
      [config.port, config.dataDir, config.demo, config.databaseUrl],
      [3000, path.resolve('.data'), true, null],
    );
  });

  it('The data folder is relative to the folder of the npm call', () => {
    const called = path.resolve('elsewhere');
    assert.equal(loadConfig({ INIT_CWD: called }).dataDir, path.join(called, '.data'));
    assert.equal(loadConfig({ INIT_CWD: called, DATA_DIR: path.resolve('shop') }).dataDir, path.resolve('shop'));
  });

  it('Production is not in demo mode by default', () => {
    assert.equal(loadConfig({ NODE_ENV: 'production' }).demo, false);
    assert.equal(loadConfig({ NODE_ENV: 'production', DEMO: '1' }).demo, true);
  });

  it('A bad value is reported with the variable, its value and what is expected', () => {
    assert.throws(() => loadConfig({ PORT: 'http' }), {
      message: 'The environment variable PORT is "http", but must be a port number from 0 to 65535.',
    });
    assert.throws(() => loadConfig({ PORT: '99999' }), /PORT is "99999", but must be a port number/);
    assert.throws(() => loadConfig({ LOG_LEVEL: 'loud' }), /LOG_LEVEL is "loud", but must be fatal, error/);
  });

  it('A password in a wrong database address is not repeated', () => {
    assert.throws(
      () => loadConfig({ DATABASE_URL: 'mysql://root:hush@host/shop' }),
      (error: Error) =>
        error.message.startsWith('The environment variable DATABASE_URL must be') && !error.message.includes('hush'),
    );
  });

  it('An empty variable counts as absent, and origins lose their trailing slash', () => {
    const config = loadConfig({
      PORT: '',
      PUBLIC_ORIGIN: 'https://shop.example/',
      CORS_ORIGINS: 'https://a.example/, https://b.example',
    });
    assert.deepEqual(
      [config.port, config.publicOrigin, config.corsOrigins],
      [3000, 'https://shop.example', ['https://a.example', 'https://b.example']],
    );
  });

  it('A bucket is configured completely or not at all, and its secret is not repeated', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'balsam',
      S3_REGION: 'me-south-1',
      S3_ACCESS_KEY_ID: 'AK',
      S3_SECRET_ACCESS_KEY: 'hush',
    };
    assert.equal(loadConfig({}).s3, null);
    assert.equal(loadConfig(bucket).s3?.S3_ENDPOINT, 'https://s3.example');
    assert.throws(() => loadConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' }), {
      message: 'The environment variable S3_SECRET_ACCESS_KEY must be the secret of the access key.',
    });
  });

  it('Trusted proxies are none, private networks or listed addresses', () => {
    assert.deepEqual(loadConfig({}).trustedProxies, []);
    assert.deepEqual(loadConfig({ TRUST_PROXY: '1' }).trustedProxies, ['loopback', 'linklocal', 'uniquelocal']);
    const named = loadConfig({ TRUST_PROXY: '192.0.2.7, 10.1.0.0/16,2001:db8::/32' });
    assert.deepEqual(named.trustedProxies, ['192.0.2.7', '10.1.0.0/16', '2001:db8::/32']);
    for (const bad of ['2', 'nginx', '10.1.0.0/33', '10.1.0.0/16/8'])
      assert.throws(() => loadConfig({ TRUST_PROXY: bad }), /TRUST_PROXY is ".*", but must be 0, 1, or addresses/, bad);
  });

  it('Aramex is configured completely or not at all, and its secrets are not repeated', () => {
    const account = {
      ARAMEX_URL: 'https://ws.aramex.example/',
      ARAMEX_USERNAME: 'shop',
      ARAMEX_PASSWORD: 'hush',
      ARAMEX_ACCOUNT_NUMBER: '1',
      ARAMEX_ACCOUNT_PIN: '2',
      ARAMEX_ACCOUNT_ENTITY: 'RUH',
      ARAMEX_ACCOUNT_COUNTRY: 'SA',
    };
    assert.equal(loadConfig({}).aramex, null);
    assert.equal(loadConfig(account).aramex?.ARAMEX_URL, 'https://ws.aramex.example');
    assert.throws(() => loadConfig({ ...account, ARAMEX_PASSWORD: '' }), {
      message: 'The environment variable ARAMEX_PASSWORD must be the password of the account.',
    });
    assert.throws(() => loadConfig({ ...account, ARAMEX_ACCOUNT_ENTITY: 'Riyadh' }), /ENTITY is "Riyadh", but must be/);
  });
});

describe('the origins in the configuration', () => {
  it('An invalid origin is reported at the start', () => {
    for (const bad of ['*', 'partner.example', 'https://partner.example/shop', 'https://a.example https://b.example'])
      assert.throws(
        () => loadConfig({ CORS_ORIGINS: `https://a.example,${bad}` }),
        /^Error: The environment variable CORS_ORIGINS is ".*", but must be addresses such as https:/,
        bad,
      );
    for (const bad of ['https://shop.example/balsam', 'https://shop.example?lang=ar', 'ftp://shop.example', 'shop'])
      assert.throws(
        () => loadConfig({ PUBLIC_ORIGIN: bad }),
        /^Error: The environment variable PUBLIC_ORIGIN is ".*", but must be an address such as https:/,
        bad,
      );
  });
});

describe('a dangerous environment', () => {
  const refusal = (environment: NodeJS.ProcessEnv): string => {
    try {
      loadConfig(environment);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return '';
  };

  it('Refuses a placeholder of the example files, also within an address', () => {
    for (const [name, value] of [
      ['TAP_SECRET_KEY', 'change-me'],
      ['DATABASE_URL', 'postgres://balsam:change-me@127.0.0.1:5432/balsam'],
      ['SMTP_URL', 'smtps://shop%40shop.example:change-me@mail.shop.example'],
    ] as const)
      assert.equal(
        refusal({ [name]: value }),
        `The environment variable ${name} still holds "change-me": replace it with your own value.`,
      );
  });

  it('Refuses a sender without an e-mail address', () => {
    assert.match(
      refusal({ MAIL_FROM: 'nobody' }),
      /MAIL_FROM is "nobody", but must be a sender with an e-mail address/,
    );
    assert.match(refusal({ MAIL_FROM: 'Balsam <shop>' }), /MAIL_FROM/);
    for (const sender of ['shop@shop.example', 'Balsam <shop@shop.example>'])
      assert.equal(loadConfig({ MAIL_FROM: sender }).mailFrom, sender);
  });

  it('Refuses to send provider or carrier secrets to other hosts without encryption', () => {
    const tap = { PAYMENT_PROVIDER: 'tap', TAP_SECRET_KEY: 'sk_live', TAP_MERCHANT: '1' };
    assert.match(refusal({ ...tap, TAP_URL: 'http://tap.example:4199' }), /variable TAP_URL must be an https address/);
    assert.match(refusal({ ARAMEX_URL: 'http://ws.aramex.example' }), /variable ARAMEX_URL must be an https address/);
    for (const url of ['https://tap.example', 'http://127.0.0.1:4199', 'http://localhost:4199'])
      assert.equal(loadConfig({ ...tap, TAP_URL: url }).payments?.url, url);
  });

  it('Lists the card schemes of the account, and refuses unknown ones', () => {
    const tap = { PAYMENT_PROVIDER: 'tap', TAP_SECRET_KEY: 'sk_live', TAP_MERCHANT: '1' };
    assert.deepEqual(loadConfig(tap).payments?.schemes, ['mada', 'benefit', 'visa', 'mastercard']);
    assert.deepEqual(loadConfig({ ...tap, TAP_SCHEMES: 'visa, apple_pay' }).payments?.schemes, ['visa', 'apple_pay']);
    assert.match(
      refusal({ ...tap, TAP_SCHEMES: 'amex' }),
      /variable TAP_SCHEMES is "amex", but must be a list of mada/,
    );
  });

  it('Several backends need the same keys for stored secrets', () => {
    const key = `2026:${Buffer.alloc(32).toString('base64')}`;
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://balsam:hush@127.0.0.1:5432/balsam' };
    assert.match(refusal(production), /variable SECRETS_KEYS is missing/);
    assert.deepEqual(
      loadConfig({ ...production, SECRETS_KEYS: `${key},old:${key.slice(5)}` }).secretKeys?.map(({ id }) => id),
      ['2026', 'old'],
    );
    for (const keys of ['hush', '1:hush', `${key},${key}`]) {
      const message = refusal({ SECRETS_KEYS: keys });
      assert.match(message, /variable SECRETS_KEYS must be keys/);
      assert.doesNotMatch(message, /hush/);
    }
  });

  it('Warns about the demo in production', () => {
    assert.deepEqual(warnAboutEnvironment({ NODE_ENV: 'production', DEMO: '1' }), [
      'The environment variable DEMO is "1" in production: anyone can sign in with the demo password.',
    ]);
    for (const quiet of [{ NODE_ENV: 'production', DEMO: '0' }, { NODE_ENV: 'production' }, { DEMO: '1' }])
      assert.deepEqual(warnAboutEnvironment(quiet), []);
  });

  it('Warns about a name similar to a known one, but not about system variables', () => {
    for (const [misspelt, meant] of [
      ['RATE_LIMITS', 'RATE_LIMIT'],
      ['DATABSE_URL', 'DATABASE_URL'],
      ['TAP_SECRET', null],
      ['MAILFROM', 'MAIL_FROM'],
      ['HOSTS', 'HOST'],
    ] as const)
      assert.deepEqual(
        warnAboutEnvironment({ [misspelt]: '0' }),
        meant ? [`The environment variable ${misspelt} is unknown and has no effect. Did you mean ${meant}?`] : [],
      );
    const system = {
      HOME: '/root',
      PATH: '/bin',
      PWD: '/',
      SHELL: '/bin/sh',
      TERM: 'xterm',
      LANG: 'C',
      USER: 'balsam',
    };
    assert.deepEqual(warnAboutEnvironment({ ...system, npm_config_port: '1', RENDER_THREADS: '1' }), []);
  });
});
