import { Button, useSend, check2Icon, xLgIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptProductChangesMutation } from '../changes-api.ts';
import { DeclineChanges } from './DeclineChanges.tsx';

interface ChangesDecisionProps {
  /** The product's. */
  id: number;
  /** The changes that stand on this page. */
  changeId: number;
}

/** Lets shoppers see what is read here, or says why not. */
export function ChangesDecision({ id, changeId }: ChangesDecisionProps) {
  const { t } = useTranslation('admin-console');
  const [accept, { isLoading }] = useAcceptProductChangesMutation();
  // Closes by itself when other changes wait: nobody declines what was not read.
  const [declining, setDeclining] = useState<number | null>(null);
  const send = useSend({ failed: t('changes.failed') });
  const seen = { id, change_id: changeId };
  return (
    <>
      <Button icon={check2Icon} busy={isLoading} onClick={() => void send(() => accept(seen).unwrap())}>
        {t('changes.accept')}
      </Button>
      <Button variant="outline-danger" icon={xLgIcon} onClick={() => setDeclining(changeId)}>
        {t('changes.decline')}
      </Button>
      {declining === changeId && <DeclineChanges seen={seen} onHide={() => setDeclining(null)} />}
    </>
  );
}
