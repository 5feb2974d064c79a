import type { FetchArgs } from '@reduxjs/toolkit/query';
import { api } from '../store/api.ts';
import { staleAfter } from '../http/tags.ts';
import { FILES_TIMEOUT_MS } from '../http/timeouts.ts';

/** `filename*=UTF-8''…` wins over the plain one, which holds ASCII only. */
const fileNameOf = (response: Response): string => {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download';
};

/** Lets the browser save a file that was made here. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** False for a refusal, also one under a successful status: JSON that is not named as a file. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && (headers.has('content-disposition') || !headers.get('content-type')?.includes('json'));

const saveAnswer = async (response: Response): Promise<unknown> => {
  if (!isFile(response)) return response.json();
  const name = fileNameOf(response);
  saveFile(await response.blob(), name);
  return name;
};

export const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The address, in this tab alone, of a picture that only who is signed in may see. It goes when nothing shows it. */
    showPicture: build.query<string, string>({
      query: (url) => ({
        url,
        responseHandler: async (response) =>
          isFile(response) ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
      async onCacheEntryAdded(_url, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    /**
     * Fetches a file as the person who is signed in and lets the browser save it, under the name that the server gave.
     * Gives that name; the file itself is not kept in the store.
     */
    downloadFile: build.mutation<string, FetchArgs>({
      query: (args) => ({ timeout: FILES_TIMEOUT_MS, ...args, responseHandler: saveAnswer }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useDownloadFileMutation, useShowPictureQuery } = downloadsApi;
