/** A picture that the camera takes or the album holds: one of the shop's own. */
export interface PhonePicture {
  id: string;
  name: string;
  /** Path on the server. */
  src: string;
}

export const pictures: readonly PhonePicture[] = [
  { id: 'city', name: '城市展厅', src: '/assets/campaigns/auto-show.webp' },
  { id: 'weekend', name: '周末试驾', src: '/assets/campaigns/drive-weekend.webp' },
  { id: 'creators', name: '创作者', src: '/assets/campaigns/creators.webp' },
  { id: 'birthday', name: '生日礼物', src: '/assets/campaigns/birthday-packet.webp' },
  { id: 'portrait', name: '头像', src: '/assets/avatars/person-05.webp' },
  { id: 'cat', name: '小猫', src: '/assets/avatars/animal-cat.webp' },
];

const [usual] = pictures;

/** Picture by its id; the first one for an unknown id. */
export const pictureOf = (id: string): PhonePicture =>
  pictures.find((picture) => picture.id === id) ?? (usual as PhonePicture);
