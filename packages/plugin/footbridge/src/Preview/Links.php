<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

/**
 * Stores each link as a meta of its post, and its openings in another, so that an opening never overwrites a
 * revocation. Tokens are computed from them: no secret is stored.
 */
final class Links {
	public const MAX_ACTIVE = 20;
	public const MAX_DAYS   = 30;
	public const MAX_NOTE   = 100;
	public const MAX_LISTED = 100;
	/** Days during which a link is listed after its end. */
	public const LISTED_DAYS = 90;

	private const META     = '_footbridge_share_link';
	private const META_LOG = '_footbridge_share_log';
	private const DAY_S    = 86400;
	/** Seconds during which openings of a link count as one. */
	private const OPENING_S = 60;

	/** @return list<Link> A post's links, the newest first, without those that ended long ago. */
	public static function of( int $post ): array {
		$log = array();
		foreach ( (array) get_post_meta( $post, self::META_LOG, false ) as $row ) {
			if ( is_array( $row ) && is_string( $row['id'] ?? null ) && is_int( $row['last'] ?? 0 ) && is_int( $row['count'] ?? 0 ) ) {
				$log[ $row['id'] ] = $row;
			}
		}
		$links = array();
		foreach ( (array) get_post_meta( $post, self::META, false ) as $row ) {
			$link = Link::read( $post, $row );
			if ( null !== $link && $link->end() > time() - self::LISTED_DAYS * self::DAY_S ) {
				$link->opened   = $log[ $link->row['id'] ]['last'] ?? null;
				$link->openings = $log[ $link->row['id'] ]['count'] ?? 0;
				array_unshift( $links, $link );
			}
		}
		return $links;
	}

	/**
	 * @param callable(Link): bool $may_see Whether the user may see one.
	 * @return list<Link> The site's links that the user may see, the active ones first, then the newest.
	 */
	public static function listed( callable $may_see ): array {
		$links = array_filter( array_merge( array(), ...array_map( array( self::class, 'of' ), self::posts() ) ), $may_see );
		$now   = time();
		usort( $links, static fn( Link $one, Link $other ): int => array( $other->end() > $now, $other->row['created'] ) <=> array( $one->end() > $now, $one->row['created'] ) );
		return array_slice( $links, 0, self::MAX_LISTED );
	}

	/** Deletes what is stored of links that are no longer listed. WordPress calls it once a day. */
	public static function forget(): void {
		foreach ( self::posts() as $post ) {
			$ids = array_column( array_column( self::of( $post ), 'row' ), 'id' );
			foreach ( array( self::META, self::META_LOG ) as $meta ) {
				foreach ( (array) get_post_meta( $post, $meta, false ) as $row ) {
					if ( ! is_array( $row ) || ! in_array( $row['id'] ?? '', $ids, true ) ) {
						delete_post_meta( $post, $meta, $row );
					}
				}
			}
		}
	}

	/** @return int[] The ids of the posts with links. */
	private static function posts(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's queries join the posts.
		$posts = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s", self::META ) ) );
		_prime_post_caches( $posts, false );
		return $posts;
	}

	/** Returns a new link of the current user; null if the post has too many. */
	public static function create( int $post, int $days, string $note ): ?Link {
		$now    = time();
		$active = array_filter( self::of( $post ), static fn( Link $link ): bool => $link->end() > $now );
		if ( count( $active ) >= self::MAX_ACTIVE ) {
			return null;
		}
		$link = new Link(
			array(
				'id'      => bin2hex( random_bytes( 8 ) ),
				'post'    => $post,
				'user'    => get_current_user_id(),
				'note'    => $note,
				'created' => $now,
				'expires' => $now + $days * self::DAY_S,
				'revoked' => null,
			)
		);
		add_post_meta( $post, self::META_LOG, self::log( $link ) );
		add_post_meta( $post, self::META, wp_slash( $link->row ) );
		/**
		 * Fires after a share link was created.
		 *
		 * @param int    $post The post.
		 * @param string $id   The link.
		 * @param int    $user The user who made it.
		 */
		do_action( 'footbridge_share_link_created', $post, $link->row['id'], $link->row['user'] );
		return $link;
	}

	/** Revokes a link and returns it; null if there is none. */
	public static function revoke( int $post, string $id ): ?Link {
		$link = self::find( $post, $id );
		if ( null === $link || null !== $link->row['revoked'] ) {
			return $link;
		}
		$before               = $link->row;
		$link->row['revoked'] = time();
		update_post_meta( $post, self::META, wp_slash( $link->row ), $before );
		/**
		 * Fires after a share link was revoked.
		 *
		 * @param int    $post The post.
		 * @param string $id   The link.
		 * @param int    $user The user who revoked it.
		 */
		do_action( 'footbridge_share_link_revoked', $post, $id, get_current_user_id() );
		return $link;
	}

	/** Returns whether a token is that of a link that is valid now, and records the opening. */
	public static function open( Token $token ): bool {
		$link = self::find( $token->post, $token->share );
		$now  = time();
		if ( null === $link || $link->end() <= $now || $link->row['user'] !== $token->user || $link->row['expires'] !== $token->expires ) {
			return false;
		}
		$before       = self::log( $link );
		$link->opened = $now;
		++$link->openings;
		// Of several requests at once only one finds the former value.
		if ( $now - (int) $before['last'] >= self::OPENING_S && false !== update_post_meta( $token->post, self::META_LOG, self::log( $link ), $before ) ) {
			/**
			 * Fires after a share link was opened, at most once a minute for each.
			 *
			 * @param int    $post The post.
			 * @param string $id   The link.
			 * @param int    $user The user who made it.
			 */
			do_action( 'footbridge_share_link_opened', $token->post, $token->share, $token->user );
		}
		return true;
	}

	/** Returns a post's link; null if there is none. */
	public static function find( int $post, string $id ): ?Link {
		foreach ( self::of( $post ) as $link ) {
			if ( $link->row['id'] === $id ) {
				return $link;
			}
		}
		return null;
	}

	/** @return array{id: string, last: int|null, count: int} A link's openings as they are stored. */
	private static function log( Link $link ): array {
		return array(
			'id'    => $link->row['id'],
			'last'  => $link->opened,
			'count' => $link->openings,
		);
	}
}
