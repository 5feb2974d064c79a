import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../modal/ConfirmModal.tsx';
import type { ListView } from './list-view.ts';
import { NameView } from './NameView.tsx';

export type ViewDialog = { kind: 'save' } | { kind: 'rename' | 'remove'; view: ListView };

interface ViewDialogsProps {
  dialog: ViewDialog;
  /** Names of all views of the list. */
  taken: readonly string[];
  onAdd: (name: string) => void;
  onRename: (view: ListView, name: string) => void;
  onRemove: (view: ListView) => void;
  onHide: () => void;
}

/** Dialogs to name a new view, and to rename or delete one. */
export function ViewDialogs({ dialog, taken, onAdd, onRename, onRemove, onHide }: ViewDialogsProps) {
  const { t } = useTranslation('kit');
  if (dialog.kind === 'save')
    return <NameView title={t('views.save')} name="" taken={taken} onName={onAdd} onHide={onHide} />;

  const { view } = dialog;
  if (dialog.kind === 'rename')
    return (
      <NameView
        title={t('views.rename', { name: view.name })}
        name={view.name}
        taken={taken.filter((name) => name !== view.name)}
        onName={(name) => onRename(view, name)}
        onHide={onHide}
      />
    );
  return (
    <ConfirmModal
      show
      danger
      title={t('views.removeTitle', { name: view.name })}
      text={t('views.removeText')}
      confirmLabel={t('delete.confirm')}
      onConfirm={() => {
        onRemove(view);
        onHide();
      }}
      onHide={onHide}
    />
  );
}
