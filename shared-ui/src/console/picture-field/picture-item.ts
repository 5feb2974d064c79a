/** A picture as the server keeps it. */
export interface UploadedPicture {
  id: number;
  url: string;
  srcset: string;
}

/** A picture of a PicturesField. */
export interface PictureItem {
  /** Stays the same while the picture is uploaded, cropped and moved. */
  key: string;
  /** Null while the picture is on its way to the server. */
  id: number | null;
  url: string;
  srcset: string;
  /** What the picture belongs to, one of the field's assignment options; '' for the whole. */
  assignedTo: string;
}

/** A picture that is on the server already, as the field holds it. */
export const toPictureItem = ({ id, url, srcset }: UploadedPicture, assignedTo = ''): PictureItem => ({
  key: String(id),
  id,
  url,
  srcset,
  assignedTo,
});

/** The picture of a key, where `edit` says what becomes of it; nothing takes it away. */
export const editItem = (
  items: readonly PictureItem[],
  key: string,
  edit: (item: PictureItem) => PictureItem | null,
): PictureItem[] => items.flatMap((item) => (item.key === key ? (edit(item) ?? []) : item));

/** The picture at one place changed places with a neighbour: the one before (-1) or after (1). */
export const moveItem = (items: readonly PictureItem[], index: number, by: 1 | -1): PictureItem[] =>
  items.map((item, place) => {
    if (place === index) return items[index + by] ?? item;
    return place === index + by ? (items[index] ?? item) : item;
  });
