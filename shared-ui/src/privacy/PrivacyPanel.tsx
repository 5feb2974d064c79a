import { keepShown, QueryState, type QueryResult } from '../state/QueryState.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { OtherRequests } from './OtherRequests.tsx';
import type { PersonKind, PrivacyActions, PrivacyRequestView } from './privacy-view.ts';

export interface PrivacyPanelProps extends PrivacyActions {
  /** Requests of the person, newest first. */
  query: QueryResult<readonly PrivacyRequestView[]>;
  person: PersonKind;
}

/** Newest request of a kind. */
const newestOf = (requests: readonly PrivacyRequestView[], wanted: PrivacyRequestView['kind']) =>
  requests.find(({ kind }) => kind === wanted);

/** Requests of a person about their data: a file, corrections and objections, and the deletion. */
export function PrivacyPanel({ query, ...common }: PrivacyPanelProps) {
  return (
    <QueryState query={keepShown(query)}>
      {(requests) => (
        <div className="stack">
          <DownloadData request={newestOf(requests, 'export')} {...common} />
          <OtherRequests requests={requests} onAsk={common.onAsk} />
          <DeleteAccount request={newestOf(requests, 'erase')} {...common} />
        </div>
      )}
    </QueryState>
  );
}
