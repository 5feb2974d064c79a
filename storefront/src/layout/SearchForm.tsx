import { Icon } from '@balsam/shared-ui';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Leads to the shop with what was typed. */
export function SearchForm() {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const search = params.get('search') ?? '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim();
    void navigate(words ? `/shop?${new URLSearchParams({ search: words })}` : '/shop');
  };
  return (
    <form className="sf-search" role="search" action="/shop" onSubmit={submit}>
      <input
        // A search that is made or cleared elsewhere shows here, too.
        key={search}
        ref={input}
        type="search"
        name="search"
        className="form-control"
        defaultValue={search}
        aria-label={t('layout.search.label')}
        placeholder={t('layout.search.placeholder')}
      />
      <button type="submit" className="sf-search-button" aria-label={t('layout.search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
