import { Button, useSend, check2Icon, xLgIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptProductChangesMutation } from '../changes-api.ts';
import { useIncompleteReason } from '../use-incomplete-reason.ts';
import { DeclineChanges } from './DeclineChanges.tsx';

interface ChangesDecisionProps {
  /** The product's id. */
  id: number;
  /** Id of the changes shown on this page. */
  changeId: number;
}

/** Accepts the changes shown, or declines them with a reason. */
export function ChangesDecision({ id, changeId }: ChangesDecisionProps) {
  const { t } = useTranslation('admin-console');
  const [accept, { isLoading }] = useAcceptProductChangesMutation();
  // Closes if other changes replace these, so that unread changes are never declined.
  const [declining, setDeclining] = useState<number | null>(null);
  const withReason = useIncompleteReason();
  const send = useSend({ failed: t('changes.failed') });
  const seen = { id, change_id: changeId };
  return (
    <>
      <Button icon={check2Icon} busy={isLoading} onClick={() => void send(() => withReason(accept(seen).unwrap()))}>
        {t('changes.accept')}
      </Button>
      <Button variant="outline-danger" icon={xLgIcon} onClick={() => setDeclining(changeId)}>
        {t('changes.decline')}
      </Button>
      {declining === changeId && <DeclineChanges seen={seen} onHide={() => setDeclining(null)} />}
    </>
  );
}
