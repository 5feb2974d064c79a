import { useState } from 'react';
import { useDownloadFileMutation } from '../files/downloads-api.ts';
import type { NewPrivacyRequest } from '../wire/index.ts';
import { privacyApi } from './privacy-api.ts';

const { useListPrivacyRequestsQuery, useAskPrivacyRequestMutation, useWithdrawPrivacyRequestMutation } = privacyApi;

/** A file is built within seconds. */
const POLL_MS = 3_000;

interface PrivacyOptions {
  /** False while no one looks at the page, so that it does not poll. */
  isInSight: boolean;
  /** Called after the request for a deletion, which has ended every session of an account. */
  onEnded?: () => void;
}

/** Props of the kit's PrivacyPanel. */
export function usePrivacy({ isInSight, onEnded }: PrivacyOptions) {
  const [isBuilding, setIsBuilding] = useState(false);
  const query = useListPrivacyRequestsQuery(undefined, { pollingInterval: isBuilding && isInSight ? POLL_MS : 0 });
  const [ask] = useAskPrivacyRequestMutation();
  const [withdraw] = useWithdrawPrivacyRequestMutation();
  const [download] = useDownloadFileMutation();
  const isOpen = query.data?.some(({ kind, state }) => kind === 'export' && state === 'open') ?? false;
  if (isOpen !== isBuilding) setIsBuilding(isOpen);
  return {
    query,
    onAsk: async (request: NewPrivacyRequest) => {
      const response = await ask(request).unwrap();
      if (request.kind === 'erase') onEnded?.();
      return response;
    },
    onWithdraw: (id: number) => withdraw(id).unwrap(),
    onDownload: (id: number) => download({ url: `user/privacy-requests/${id}/file` }).unwrap(),
  };
}
