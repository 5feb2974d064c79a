import type { FetchArgs } from '@reduxjs/toolkit/query';
import { api } from '../store/api.ts';
import { staleAfter } from '../http/tags.ts';
import { FILES_TIMEOUT_MS } from '../http/timeouts.ts';

/** `filename*=UTF-8''…` takes precedence over the plain ASCII name. */
const fileNameOf = (response: Response): string => {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download';
};

/** Saves a locally generated file through the browser. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers have not started reading yet: revoking right away would be too early.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** False for an error, including JSON under a success status that is not served as a file. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && (headers.has('content-disposition') || !headers.get('content-type')?.includes('json'));

const saveResponse = async (response: Response): Promise<unknown> => {
  if (!isFile(response)) return response.json();
  const name = fileNameOf(response);
  saveFile(await response.blob(), name);
  return name;
};

export const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Object URL of a picture that requires a session. It is revoked when no component shows it. */
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
     * Downloads a file with the person's session and saves it under the name from the response. Returns that name; the
     * file itself does not enter the store.
     */
    downloadFile: build.mutation<string, FetchArgs>({
      query: (args) => ({ timeout: FILES_TIMEOUT_MS, ...args, responseHandler: saveResponse }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useDownloadFileMutation, useShowPictureQuery } = downloadsApi;
