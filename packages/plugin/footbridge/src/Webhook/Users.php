<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Seo\Changes;

/** Follows what readers see of authors. Most of a user's meta (sessions, the screen's layout) shows nowhere. */
final class Users extends Follower {
	/** WordPress's own meta of a profile. The name that pages show is none of it. */
	private const META = array( 'first_name', 'last_name', 'nickname', 'description' );

	private const SHOWN = array( 'display_name', 'user_nicename', 'user_url', 'user_email' );

	public function register(): void {
		Guard::on( 'profile_update', array( $this, 'updated' ) );
		Guard::on( 'user_register', array( $this, 'updated' ) );
		Guard::on( 'delete_user', array( $this, 'deleted' ) );
		Guard::on_meta( 'user', array( $this, 'meta' ) );
	}

	public function updated( $id, $old = null ): void {
		$user = get_userdata( (int) $id );
		if ( false === $user ) {
			return;
		}
		if ( $old instanceof \WP_User ) {
			$changed = array_filter( self::SHOWN, static fn( string $field ): bool => $old->$field !== $user->$field );
			// A new password or role, for example.
			if ( array() === $changed ) {
				return;
			}
			$this->add( (int) $id, array( get_author_posts_url( (int) $id, $old->user_nicename ) ) );
			if ( $old->user_nicename !== $user->user_nicename ) {
				// Lists are filtered by it.
				$this->collector->add( Collector::LIST, array( Key::of_terms( Key::list_of( 'post' ) ) ) );
				if ( false !== strpos( (string) get_option( 'permalink_structure' ), '%author%' ) ) {
					$this->collector->add( Collector::PERMALINKS );
				}
			}
			return;
		}
		$this->add( (int) $id );
	}

	public function deleted( $id, $now = null ): void {
		$this->add( (int) $id );
		if ( is_numeric( $now ) && (int) $now > 0 ) {
			// WordPress hands the posts over without saving one: lists by author change unseen.
			$this->add( (int) $now );
			$this->collector->add( Collector::LIST, array( Key::of_terms( Key::list_of( 'post' ) ) ) );
		}
	}

	/** Records a change of a user's meta: of the profile, or of an ACF field, which has a reference beside it. */
	public function meta( $meta_id, $id, $key ): void {
		$is_seo = is_string( $key ) && Changes::is_meta( $key );
		if ( ! is_string( $key ) || ( '_' === substr( $key, 0, 1 ) && ! $is_seo ) ) {
			return;
		}
		if ( $is_seo || in_array( $key, self::META, true ) || metadata_exists( 'user', (int) $id, '_' . $key ) ) {
			$this->collector->add( Collector::USER, Key::group( 'body', 'user', (int) $id ), Address::all( array( get_author_posts_url( (int) $id ) ) ) );
		}
	}

	/** @param list<mixed> $links Further links to the user's archive. */
	private function add( int $id, array $links = array() ): void {
		$this->collector->add( Collector::USER, Key::nodes( 'user', $id ), Address::all( array_merge( $links, array( get_author_posts_url( $id ) ) ) ) );
	}
}
