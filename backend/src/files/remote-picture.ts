import { LIMITS } from '../facts/limits.ts';
import { lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { AppError, invalidField } from '../wire/errors.ts';
import { UploadedFile } from './uploaded-file.ts';

const TIMEOUT_MS = 15_000;
const MOST_REDIRECTS = 3;
const FIELD = 'address';

const networks = (kind: 'ipv4' | 'ipv6', blocks: string): BlockList => {
  const list = new BlockList();
  for (const block of blocks.split(' ')) {
    const [network = '', bits] = block.split('/');
    list.addSubnet(network, Number(bits), kind);
  }
  return list;
};

/** IPv4 ranges outside the public internet: this host, private networks, reserved ranges. */
const closed4 = networks(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
    '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
);
const open6 = networks('ipv6', '2000::/3');
/** Ranges within 2000::/3 that are not reachable as such: Teredo and 6to4, which embed IPv4 addresses, and documentation. */
const closed6 = networks('ipv6', '2001::/32 2001:db8::/32 2002::/16');

/** True for an address on the public internet, the only kind that user input may send the server to. */
export const isOpenAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/** Network access for fetching pictures; tests replace it with a local server. */
export interface Network {
  protocol: 'https:' | 'http:';
  get: (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;
  mayReach: (address: string) => boolean;
}

const openNetwork: Network = { protocol: 'https:', get: https.get, mayReach: isOpenAddress };

/** Parses a picture URL entered by a vendor; null if it is not valid. */
export const pictureAddress = (text: string, protocol = openNetwork.protocol): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === protocol && url.username === '' && url.password === '' ? url : null;
};

const unreachable = () => invalidField(FIELD, 'products.address_unreachable');

const readAll = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > LIMITS.pictureBytes)
      throw new AppError(413, 'payload_too_large', { fields: { [FIELD]: ['validation.picture_size'] } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Fetches remote pictures. Every request, including redirects, resolves its host once, drops addresses outside the
 * public internet and connects to one of the rest, so neither DNS rebinding nor a redirect reaches a private network
 * (SSRF).
 * @returns a function of the URL; it throws 413 or 422 on `address`
 */
export const createRemotePictures = ({ protocol, get, mayReach }: Network = openNetwork) => {
  const lookupOpen: LookupFunction = (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => mayReach(address));
      const [first] = open;
      if (!first) callback(error ?? new Error(`${host} is not a public address`), '', 0);
      else if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });

  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answer, refuse) => {
      // An IP address as host needs no lookup.
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !mayReach(host)) throw new Error(`${host} is not a public address`);
      get(url, { lookup: lookupOpen, signal, agent: false, headers: { accept: 'image/*' } }, answer).on(
        'error',
        refuse,
      );
    });

  const follow = async (url: URL, signal: AbortSignal, redirects: number): Promise<IncomingMessage> => {
    const response = await ask(url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const { location } = headers;
    const next = statusCode >= 300 && statusCode < 400 && location ? new URL(location, url).href : '';
    const target = pictureAddress(next, protocol);
    if (!target || redirects === 0) throw unreachable();
    return follow(target, signal, redirects - 1);
  };

  return async (address: string): Promise<UploadedFile> => {
    assertOutsideTransaction('A remote picture');
    const url = pictureAddress(address, protocol);
    if (!url) throw invalidField(FIELD, 'products.address_invalid');
    try {
      const response = await follow(url, AbortSignal.timeout(TIMEOUT_MS), MOST_REDIRECTS);
      return new UploadedFile(url.pathname.split('/').at(-1) ?? '', await readAll(response));
    } catch (error) {
      throw error instanceof AppError ? error : unreachable();
    }
  };
};

export type ReadRemotePicture = ReturnType<typeof createRemotePictures>;
