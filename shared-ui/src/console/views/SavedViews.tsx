import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../button/Button.tsx';
import { filtersOf, type BuiltInView, type ListView } from './list-view.ts';
import { useSavedViews } from './use-saved-views.ts';
import { ViewDialogs, type ViewDialog } from './ViewDialogs.tsx';
import { arrowClockwiseIcon, bookmarkPlusIcon, pencilIcon, trashIcon } from '../../icon/shapes.ts';

interface SavedViewsProps {
  /** Storage key of the person's own views; without one, views cannot be saved. */
  list?: string;
  builtIn: readonly BuiltInView[];
}

/** Views of a list as links. Changed filters can be saved as a new view. */
export function SavedViews({ list, builtIn }: SavedViewsProps) {
  const { t } = useTranslation('kit');
  const [search] = useSearchParams();
  const saved = useSavedViews(list);
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const [last, setLast] = useState<string | null>(null);

  const views: ListView[] = [{ name: t('views.all'), query: '' }, ...builtIn, ...saved.views];
  const filters = filtersOf(search);
  const current = views.find(({ query }) => filtersOf(query) === filters);
  // The view whose filters were just changed can be updated with them.
  if (current && current.name !== last) setLast(current.name);
  const own = saved.views.find(({ name }) => name === last);

  return (
    <div className="saved-views">
      <nav aria-label={t('views.title')}>
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                className="chip"
                to={{ search: view.query }}
                aria-current={view === current ? 'page' : undefined}
                dir="auto"
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list !== undefined && (
        <ViewButtons
          isLeft={!current}
          own={own}
          onAsk={setDialog}
          onUpdate={(view) => saved.replace(view.name, { ...view, query: filters })}
        />
      )}
      {dialog && (
        <ViewDialogs
          dialog={dialog}
          taken={views.map(({ name }) => name)}
          onAdd={(name) => saved.add({ name, query: filters })}
          onRename={(view, name) => saved.replace(view.name, { ...view, name })}
          onRemove={(view) => saved.remove(view.name)}
          onHide={() => setDialog(null)}
        />
      )}
    </div>
  );
}

interface ViewButtonsProps {
  /** The filters match no view. */
  isLeft: boolean;
  /** The person's own view that is shown or was just left. */
  own?: ListView;
  onAsk: (dialog: ViewDialog) => void;
  onUpdate: (view: ListView) => void;
}

function ViewButtons({ isLeft, own, onAsk, onUpdate }: ViewButtonsProps) {
  const { t } = useTranslation('kit');
  if (isLeft)
    return (
      <>
        <Button variant="ghost" size="sm" icon={bookmarkPlusIcon} onClick={() => onAsk({ kind: 'save' })}>
          {t('views.save')}
        </Button>
        {own && (
          <Button variant="ghost" size="sm" icon={arrowClockwiseIcon} onClick={() => onUpdate(own)}>
            {t('views.update', { name: own.name })}
          </Button>
        )}
      </>
    );
  if (!own) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={pencilIcon}
        aria-label={t('views.rename', { name: own.name })}
        onClick={() => onAsk({ kind: 'rename', view: own })}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={trashIcon}
        aria-label={t('views.remove', { name: own.name })}
        onClick={() => onAsk({ kind: 'remove', view: own })}
      />
    </>
  );
}
