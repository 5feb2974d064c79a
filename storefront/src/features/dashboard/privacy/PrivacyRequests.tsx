import type { PrivacyRequest } from '@balsam/shared-api';
import { keepShown, QueryState, usePageInSight } from '@balsam/shared-ui';
import { useState } from 'react';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { OtherRequests } from './OtherRequests.tsx';
import { useListPrivacyRequestsQuery } from './privacy-api.ts';

/** A file is built within seconds. */
const POLL_MS = 3_000;

/** Newest request of a kind. */
const newestOf = (requests: readonly PrivacyRequest[], wanted: PrivacyRequest['kind']) =>
  requests.find(({ kind }) => kind === wanted);

/** Requests of a customer, or of a guest about the data of their order. */
export function PrivacyRequests({ isGuest = false }: { isGuest?: boolean }) {
  const [isBuilding, setIsBuilding] = useState(false);
  const isInSight = usePageInSight();
  const query = useListPrivacyRequestsQuery(undefined, { pollingInterval: isBuilding && isInSight ? POLL_MS : 0 });
  const isOpen = query.data?.some(({ kind, state }) => kind === 'export' && state === 'open') ?? false;
  if (isOpen !== isBuilding) setIsBuilding(isOpen);
  return (
    <QueryState query={keepShown(query)}>
      {(requests) => (
        <div className="stack">
          <DownloadData request={newestOf(requests, 'export')} isGuest={isGuest} />
          <OtherRequests requests={requests} />
          <DeleteAccount request={newestOf(requests, 'erase')} isGuest={isGuest} />
        </div>
      )}
    </QueryState>
  );
}
