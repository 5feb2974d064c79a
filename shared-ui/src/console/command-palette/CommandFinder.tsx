import { useCombobox } from 'downshift';
import { useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LiveRegion } from '../../accessibility/LiveRegion.tsx';
import { useStableHighlight } from '../../accessibility/use-stable-highlight.ts';
import { Bdi } from '../../format/Bdi.tsx';
import { useLocalized } from '../../format/use-localized.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { IconShape } from '../../icon/shapes/icon-shape.ts';
import { matching, type Command, type CommandPaletteProps, type SearchKind } from './command.ts';
import { useSearchResults } from './use-search-results.ts';
import { boxSeamIcon, gridIcon, personIcon, receiptIcon, shopIcon, ticketPerforatedIcon } from '../../icon/shapes.ts';

const ICONS: Record<SearchKind, IconShape> = {
  product: boxSeamIcon,
  vendor: shopIcon,
  order: receiptIcon,
  category: gridIcon,
  coupon: ticketPerforatedIcon,
  customer: personIcon,
};

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Other comboboxes close or choose on these events: here only an explicit choice runs a command. */
const KEEPS_STATE: unknown[] = [InputBlur, InputClick, InputKeyDownEscape];

interface CommandFinderProps extends CommandPaletteProps {
  onDone: () => void;
}

/** Commands that match the typed text and search results, as one list. */
export function CommandFinder({ commands, onSearch, onDone }: CommandFinderProps) {
  const { t } = useTranslation('kit');
  const navigate = useNavigate();
  const localized = useLocalized();
  const [text, setText] = useState('');
  const { results, isSearching, hasFailed } = useSearchResults(text, onSearch);

  const found = results.map(({ kind, id, label, label_arabic, detail, matched, href }): Command => ({
    id: `${kind}-${id}`,
    label: localized(label, label_arabic),
    icon: ICONS[kind],
    detail: (
      <>
        {t(`palette.kinds.${kind}`)}
        {detail && (
          <>
            {' · '}
            <bdi>{detail}</bdi>
          </>
        )}
        {matched && (
          <>
            {` · ${t(`palette.matched.${matched.by}`)} `}
            <Bdi>{matched.text}</Bdi>
          </>
        )}
      </>
    ),
    run: href,
  }));
  const options = [...matching(commands, text), ...found];

  const run = (command: Command) => {
    onDone();
    if (typeof command.run === 'string') void navigate(command.run);
    else command.run();
  };
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox({
    items: options,
    isOpen: true,
    stateReducer: (state, { type, changes }) => (KEEPS_STATE.includes(type) ? state : changes),
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    itemToKey: (command) => command?.id,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && run(selectedItem),
  });
  useStableHighlight({ keys: options.map(({ id }) => id), highlightedIndex, setHighlightedIndex, unmarked: 0 });

  return (
    <div className="palette-finder">
      <FormControl
        {...getInputProps({
          dir: 'auto',
          'aria-label': t('palette.label'),
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          onKeyDown: ({ key }) => {
            if (key === 'Escape') onDone();
          },
        })}
        placeholder={t(onSearch ? 'palette.placeholder' : 'palette.label')}
        autoFocus
      />
      <ul className="palette-options" {...getMenuProps({ 'aria-label': t('palette.title') })}>
        {options.map((option, index) => (
          <li
            key={option.id}
            className={index === highlightedIndex ? 'palette-option is-highlighted' : 'palette-option'}
            {...getItemProps({ item: option, index })}
          >
            <Icon icon={option.icon} />
            <span>
              <bdi>{option.label}</bdi>
              {option.detail !== undefined && <span className="palette-detail"> {option.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
      {isSearching && <p className="palette-note">{t('palette.searching')}</p>}
      {hasFailed && <p className="palette-note text-danger">{t('palette.failed')}</p>}
      {!isSearching && !hasFailed && options.length === 0 && <p className="palette-note">{t('palette.none')}</p>}
      <LiveRegion>
        {text !== '' &&
          !isSearching &&
          (hasFailed ? t('palette.failed') : t('palette.found', { count: options.length }))}
      </LiveRegion>
    </div>
  );
}
