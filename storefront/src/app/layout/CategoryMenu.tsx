import { useListCategoriesQuery } from '@balsam/shared-api';
import { chevronDownIcon, Icon, QueryState, Skeleton } from '@balsam/shared-ui';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryLinks } from './CategoryLinks.tsx';

/** Button that shows the categories below the link to the shop. They are loaded on first contact. */
export function CategoryMenu() {
  const { t } = useTranslation('storefront');
  const [open, setOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const categories = useListCategoriesQuery(undefined, { skip: !isWanted });
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const load = () => setIsWanted(true);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };
  return (
    <div className="sf-category-menu" ref={menu} onPointerEnter={load} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        aria-label={t('home.categories.title')}
        aria-expanded={open}
        aria-controls={id}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(!open);
        }}
      >
        <Icon icon={chevronDownIcon} />
      </button>
      {open && (
        <div className="sf-category-panel" id={id}>
          <QueryState query={categories} loading={<Skeleton />}>
            {(loaded) => <CategoryLinks categories={loaded} onNavigate={close} />}
          </QueryState>
        </div>
      )}
    </div>
  );
}
