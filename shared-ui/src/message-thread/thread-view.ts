export type ThreadSide = 'buyer' | 'vendor' | 'platform';

export interface MessageFileView {
  id: number;
  name: string;
  mime: string;
}

export interface MessageView {
  id: number;
  side: ThreadSide;
  kind: 'message' | 'joined' | 'dispute' | 'resolution';
  /** Empty for the marketplace. */
  author: string;
  body: string;
  /** It seems to lead away from the marketplace. */
  leads_off_site: boolean;
  files: readonly MessageFileView[];
  created_at: string;
}

/** The part of a thread that its panel shows. */
export interface ThreadView {
  state: 'open' | 'closed';
  waits_for: ThreadSide | null;
  disputed_at: string | null;
  resolved_at: string | null;
}
