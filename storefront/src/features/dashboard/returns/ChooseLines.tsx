import type { ReturnableLine } from '@balsam/shared-api';
import { Button, formatDay, QuantityStepper, useLang, useLocalized } from '@balsam/shared-ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ReturnTermsNote } from '../../../entities/return-terms/ReturnTermsNote.tsx';
import { ReturnArticle } from './ReturnArticle.tsx';
import type { ChosenLine, Units } from './return-values.ts';

interface ChooseLinesProps {
  lines: readonly ReturnableLine[];
  units: Units;
  onUnits: (units: Units) => void;
  onChosen: (chosen: ChosenLine[]) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** True for undelivered lines, which can only be reported as missing. */
const isMissing = ({ reasons }: ReturnableLine) =>
  reasons.length > 0 && reasons.every((reason) => reason === 'not_received');

/** Chosen quantity, reduced if fewer units are returnable by now. */
const countOf = ({ order_product_id: id, left, why_not: whyNot }: ReturnableLine, units: Units) =>
  whyNot ? 0 : Math.min(units[id] ?? 0, left);

/** First step: quantity of each line, with its return deadline. */
export function ChooseLines({ lines, units, onUnits, onChosen, headingRef }: ChooseLinesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const localized = useLocalized();
  const chosen = lines.map((line) => ({ line, quantity: countOf(line, units) })).filter(({ quantity }) => quantity > 0);
  return (
    <section className="panel" aria-labelledby="return-which">
      <h2 id="return-which" className="panel-title" ref={headingRef} tabIndex={-1}>
        {t(lines.some(isMissing) ? 'returns.whichMissing' : 'returns.which')}
      </h2>
      <ul className="sf-return-lines">
        {lines.map((line) => {
          const { order_product_id: id, product, quantity, left, why_not, last_day, returns } = line;
          const name = localized(product.name, product.name_arabic);
          return (
            <li key={id}>
              <ReturnArticle product={product}>
                <span className="form-text d-block m-0">{t('returns.bought', { count: quantity })}</span>
              </ReturnArticle>
              {!isMissing(line) && <ReturnTermsNote terms={returns} />}
              {last_day && <p className="form-text">{t('returns.lastDay', { day: formatDay(last_day, lang) })}</p>}
              {why_not ? (
                <p className="alert alert-info mb-0">{t(`returns.whyNot.${why_not}`)}</p>
              ) : (
                <QuantityStepper
                  value={countOf(line, units)}
                  min={0}
                  max={left}
                  label={t('returns.unitsOf', { name })}
                  item={name}
                  onChange={(count) => onUnits({ ...units, [id]: count })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
        {t('returns.continue')}
      </Button>
    </section>
  );
}
