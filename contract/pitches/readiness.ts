/** Something that should be in place before a pitch goes out. */
export interface ReadinessCheck {
  key: 'date' | 'link' | 'photo' | 'credit' | 'contact' | 'bio';
  /** What is missing, or what is in place. */
  sentence: string;
  isReady: boolean;
  /** Where it can be fixed, as a path of the app. */
  fix: string;
}

/** GET /api/releases/{id}/readiness. */
export interface PitchReadiness {
  isReady: boolean;
  items: ReadinessCheck[];
}
