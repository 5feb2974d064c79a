import type { BoughtArticle } from '@balsam/shared-api';
import { Button, ButtonLink, cart3Icon, formatNumber, useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../page/paths.ts';
import { BoughtLine } from './BoughtLine.tsx';
import { articleKey, useBuyAgain } from './use-buy-again.ts';
import './buy-again.css';

/** Articles bought last, with quantities; one press adds them to the cart and reports each line. */
export function BuyAgain({ articles }: { articles: readonly BoughtArticle[] }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const titleId = useId();
  const { chosen, isAdding, addAll, quantityOf, setQuantity, outcomeOf } = useBuyAgain(articles);
  if (articles.length === 0) return null;
  const isAdded = articles.some((article) => (outcomeOf(article)?.added ?? 0) > 0);
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel-title mb-1" id={titleId}>
        {t('buyAgain.title')}
      </h2>
      <p className="text-secondary">{t('buyAgain.text')}</p>
      <ul className="sf-buy-again">
        {articles.map((article) => (
          <BoughtLine
            key={articleKey(article)}
            article={article}
            quantity={quantityOf(article)}
            onQuantity={(quantity) => setQuantity(article, quantity)}
            outcome={outcomeOf(article)}
          />
        ))}
      </ul>
      <div className="cluster">
        <Button
          icon={cart3Icon}
          busy={isAdding}
          // `disabled` would move the focus away once everything has been added.
          aria-disabled={chosen.length === 0 || isAdding || undefined}
          className={chosen.length === 0 ? 'disabled' : undefined}
          onClick={() => void addAll()}
        >
          {t('buyAgain.add', { count: chosen.length, number: formatNumber(chosen.length, lang) })}
        </Button>
        {isAdded && (
          <ButtonLink to={href('cart')} variant="outline">
            {t('catalog.viewCart')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
