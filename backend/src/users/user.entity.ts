import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account and its profile. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** Trimmed; unique without regard to case. */
  @Column('text')
  email: string;

  /** argon2id, or null for an account without a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('boolean', { name: 'has_completed_onboarding', default: false })
  hasCompletedOnboarding: boolean;

  @Column('text', { name: 'music_genre', default: '' })
  musicGenre: string;

  @Column('text', { default: '' })
  location: string;

  @Column('text', { default: '' })
  website: string;

  @Column('text', { name: 'spotify_url', default: '' })
  spotifyUrl: string;

  @Column('text', { name: 'instagram_url', default: '' })
  instagramUrl: string;

  @Column('text', { name: 'twitter_url', default: '' })
  twitterUrl: string;

  @Column('text', { name: 'profile_picture_url', default: '' })
  profilePictureUrl: string;

  @Column('text', { name: 'song_title', default: '' })
  songTitle: string;

  @Column('text', { name: 'song_link', default: '' })
  songLink: string;

  @Column('text', { name: 'time_zone', default: 'UTC' })
  timeZone: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
