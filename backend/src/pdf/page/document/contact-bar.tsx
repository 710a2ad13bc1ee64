import type { ReactElement } from 'react';
import type { SheetModel } from '../sheet-model.js';
import type { SheetLook } from './look.js';
import { QrCode } from './qr-code.js';

/** Who to write to and where to listen: on every sheet. */
export function ContactBar({ model, look }: { model: SheetModel; look: SheetLook }): ReactElement {
  const { labels } = model;
  const { contact, name } = model.facts;
  const digits = contact.phone.replace(/[^\d+]/g, '');
  return (
    <section className="contact">
      <div className="reach">
        {/* Whoever has another role takes bookings as a contact, not as "Booking". */}
        <h2>{model.isContactFirst && !contact.role ? labels.booking : labels.contact}</h2>
        <p className="who" dir="auto">
          {contact.name || name}
          {/* Without a space an Arabic name's last letter would be joined to the role. */}
          {contact.role && (
            <>
              {' '}
              <span className="role">{contact.role}</span>
            </>
          )}
        </p>
        {(contact.email || contact.phone) && (
          <p className="ways" dir="ltr">
            {contact.email && <a href={`mailto:${addressIn(contact.email)}`}>{contact.email}</a>}
            {contact.phone && (digits ? <a href={`tel:${digits}`}>{contact.phone}</a> : <span>{contact.phone}</span>)}
          </p>
        )}
      </div>
      {look.code && model.code && (
        <div className="scan">
          <p>{model.code.label}</p>
          <a href={model.code.href} aria-label={model.code.label}>
            <QrCode modules={look.code} />
          </a>
        </div>
      )}
    </section>
  );
}

/** An address as it stands in a link, in which nothing of it is taken for a subject or a copy. */
function addressIn(email: string): string {
  return encodeURIComponent(email).replace('%40', '@');
}
