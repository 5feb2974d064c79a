/** A picture stored on the server. */
export interface UploadedPicture {
  id: number;
  url: string;
  srcset: string;
}

/** A picture of a PicturesField. */
export interface PictureItem {
  /** Stable while the picture is uploaded, cropped and moved. */
  key: string;
  /** Null while the picture is uploading. */
  id: number | null;
  url: string;
  srcset: string;
  /** Value of one of the field's assignment options; '' for none. */
  assignedTo: string;
}

/** Field item of a picture that is already on the server. */
export const toPictureItem = ({ id, url, srcset }: UploadedPicture, assignedTo = ''): PictureItem => ({
  key: String(id),
  id,
  url,
  srcset,
  assignedTo,
});

/** Applies `edit` to the picture with this key; undefined removes it. */
export const editItem = (
  items: readonly PictureItem[],
  key: string,
  edit: (item: PictureItem) => PictureItem | null,
): PictureItem[] => items.flatMap((item) => (item.key === key ? (edit(item) ?? []) : item));

/** Swaps the picture with its neighbour: the previous (-1) or the next (1) one. */
export const moveItem = (items: readonly PictureItem[], index: number, by: 1 | -1): PictureItem[] =>
  items.map((item, place) => {
    if (place === index) return items[index + by] ?? item;
    return place === index + by ? (items[index] ?? item) : item;
  });
