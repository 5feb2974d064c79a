import { MailLinkPage } from '../../../entities/mail-link/MailLinkPage.tsx';
import { useKeepAccountMutation } from './privacy-api.ts';

/** Stops an erasure by the link in its mail. */
export function KeepAccountPage() {
  return <MailLinkPage texts="dashboard.privacy.keep" change={useKeepAccountMutation()} />;
}
