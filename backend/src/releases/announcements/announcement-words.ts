import { spellDay } from '../../../../contract/rules/day-rule.js';
import type { WrittenLanguage } from './written-language.js';

/** The words of an announcement in one language. Square brackets are blanks for the artist to fill in. */
export interface AnnouncementWords {
  day(isoDay: string): string;
  /** Ways to write a day without weekday and year, for finding it in a text. */
  spellings(isoDay: string): string[];
  title(city: string, date: string): string;
  heading(name: string, venue: string, city: string): string;
  /** Who the artist is; `''` if genre and place are unknown. */
  about(name: string, genre: string, place: string): string;
  partOf(tour: string): string;
  unknown: Record<
    'artist' | 'venue' | 'address' | 'doors' | 'price' | 'age' | 'support' | 'fact' | 'link' | 'email',
    string
  >;
  labels: Record<
    'date' | 'venue' | 'night' | 'doors' | 'price' | 'age' | 'support' | 'tickets' | 'listen' | 'contact',
    string
  >;
}

const spanishDay = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const spanishDayAndMonth = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const announcementWords: Record<WrittenLanguage, AnnouncementWords> = {
  en: {
    day: (isoDay) => spellDay(isoDay, ''),
    spellings: (isoDay) => {
      const [, day = '', month = ''] = spellDay(isoDay).split(' ');
      return [`${day} ${month}`, `${month} ${day}`];
    },
    title: (city, date) => `${city}, ${date}: gig announcement`,
    heading: (name, venue, city) => `${name} live at ${venue}, ${city}`,
    about: (name, genre, place) => {
      const parts = [...(genre ? [`makes ${genre}`] : []), ...(place ? [`comes from ${place}`] : [])];
      return parts.length > 0 ? `${name} ${parts.join(' and ')}.` : '';
    },
    partOf: (tour) => `This show is part of the tour “${tour}”.`,
    unknown: {
      artist: '[artist]',
      venue: '[venue]',
      address: '[full address]',
      doors: '[time]',
      price: '[price, or free entry]',
      age: '[age limit, or all ages]',
      support: '[other acts, or cut this line]',
      fact: '[One fact that makes this night worth a listing.]',
      link: '[link]',
      email: '[email]',
    },
    labels: {
      date: 'Date',
      venue: 'Venue',
      night: 'The night',
      doors: 'Doors',
      price: 'Price',
      age: 'Age',
      support: 'Support',
      tickets: 'Tickets',
      listen: 'Listen',
      contact: 'Contact',
    },
  },
  es: {
    day: (isoDay) => spanishDay.format(new Date(isoDay)),
    spellings: (isoDay) => [spanishDayAndMonth.format(new Date(isoDay))],
    title: (city, date) => `${city}, ${date}: anuncio de concierto`,
    heading: (name, venue, city) => `${name} en directo en ${venue}, ${city}`,
    about: (name, genre, place) => {
      const parts = [...(genre ? [`hace ${genre}`] : []), ...(place ? [`viene de ${place}`] : [])];
      return parts.length > 0 ? `${name} ${parts.join(' y ')}.` : '';
    },
    partOf: (tour) => `Este concierto forma parte de la gira «${tour}».`,
    unknown: {
      artist: '[artista]',
      venue: '[sala]',
      address: '[dirección completa]',
      doors: '[hora]',
      price: '[precio, o entrada libre]',
      age: '[edad, o todas las edades]',
      support: '[otros artistas, o borra esta línea]',
      fact: '[Un dato por el que valga la pena anunciar esta noche.]',
      link: '[enlace]',
      email: '[correo]',
    },
    labels: {
      date: 'Fecha',
      venue: 'Sala',
      night: 'La noche',
      doors: 'Puertas',
      price: 'Precio',
      age: 'Edad',
      support: 'Con',
      tickets: 'Entradas',
      listen: 'Escuchar',
      contact: 'Contacto',
    },
  },
};
