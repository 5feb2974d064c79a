import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { formatDate } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';

interface DraftOfferProps {
  /** Time of the draft. */
  at: string;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers an unsaved draft from an earlier visit. */
export function DraftOffer({ at, onResume, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <div className="alert alert-info draft-offer" role="group" aria-label={t('draft.label')}>
      <p>{t('draft.offer', { at: formatDate(at, lang) })}</p>
      <div className="cluster">
        <Button size="sm" onClick={onResume}>
          {t('draft.resume')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </div>
    </div>
  );
}
