/** Labels printed on a sheet. */
export interface SheetLabels {
  contact: string;
  booking: string;
  listen: string;
  scanToListen: string;
  scanForMore: string;
  scanToWrite: string;
  release: string;
  about: string;
  inNumbers: string;
  topCities: string;
  press: string;
  live: string;
  onStage: string;
  played: string;
  availableFor: string;
  liveVideo: string;
  tracks: string;
  forAirplay: string;
  label: string;
  cleanVersion: string;
  soundsLike: string;
  forFansOf: string;
  mood: string;
  tempo: string;
  links: string;
}

const english: SheetLabels = {
  contact: 'Contact',
  booking: 'Booking',
  listen: 'Listen',
  scanToListen: 'Scan to listen',
  scanForMore: 'Scan for more',
  scanToWrite: 'Scan to write',
  release: 'Release',
  about: 'About',
  inNumbers: 'In numbers',
  topCities: 'Top cities',
  press: 'Press',
  live: 'Live',
  onStage: 'On stage',
  played: 'Played',
  availableFor: 'Available for',
  liveVideo: 'Live video',
  tracks: 'Tracks',
  forAirplay: 'For airplay',
  label: 'Label',
  cleanVersion: 'Clean version',
  soundsLike: 'Sounds like',
  forFansOf: 'For fans of',
  mood: 'Mood',
  tempo: 'Tempo',
  links: 'Links',
};

const japanese: SheetLabels = {
  contact: 'お問い合わせ',
  booking: '出演依頼',
  listen: '聴く',
  scanToListen: 'スキャンして聴く',
  scanForMore: '詳しくはこちら',
  scanToWrite: 'メールを送る',
  release: '作品',
  about: 'プロフィール',
  inNumbers: '数字で見る',
  topCities: '主な都市',
  press: '掲載',
  live: 'ライブ',
  onStage: 'ステージ',
  played: '出演歴',
  availableFor: '出演形態',
  liveVideo: 'ライブ映像',
  tracks: '収録曲',
  forAirplay: '放送用情報',
  label: 'レーベル',
  cleanVersion: 'クリーン版',
  soundsLike: 'サウンド',
  forFansOf: '近い音楽',
  mood: 'ムード',
  tempo: 'テンポ',
  links: 'リンク',
};

const arabic: SheetLabels = {
  contact: 'للتواصل',
  booking: 'للحجز',
  listen: 'استمع',
  scanToListen: 'امسح للاستماع',
  scanForMore: 'امسح للمزيد',
  scanToWrite: 'امسح للمراسلة',
  release: 'الإصدار',
  about: 'نبذة',
  inNumbers: 'بالأرقام',
  topCities: 'أبرز المدن',
  press: 'الصحافة',
  live: 'الحفلات',
  onStage: 'على المسرح',
  played: 'حفلات سابقة',
  availableFor: 'متاح لـ',
  liveVideo: 'فيديو مباشر',
  tracks: 'الأغنيات',
  forAirplay: 'للإذاعة',
  label: 'شركة الإنتاج',
  cleanVersion: 'نسخة نظيفة',
  soundsLike: 'الطابع',
  forFansOf: 'لمحبي',
  mood: 'المزاج',
  tempo: 'السرعة',
  links: 'روابط',
};

/** Labels in the sheet's language if there are any, or else in English. */
export function labelsIn(language: string): SheetLabels {
  if (language === 'ja') return japanese;
  return language === 'ar' ? arabic : english;
}
