<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * WordPress guesses a post for an address where it finds nothing: the slug's beginning. So an answer that may be such a
 * guess depends on the posts whose slugs begin as its own does.
 */
final class Slug {
	/** Letters of a slug in its key. */
	private const LETTERS = 3;

	/**
	 * Returns the key of an answer for a slug.
	 *
	 * @param string $slug A slug, as WordPress stores it.
	 * @return list<string> None without a slug.
	 */
	public static function keys( string $slug ): array {
		return array_slice( self::of_post( $slug ), -1 );
	}

	/**
	 * Returns the keys of the answers that a post's slug may change.
	 *
	 * @param string $slug A slug, as WordPress stores it.
	 * @return list<string>
	 */
	public static function of_post( string $slug ): array {
		$letters = (string) mb_substr( rawurldecode( $slug ), 0, self::LETTERS, 'UTF-8' );
		$keys    = array();
		foreach ( '' === $letters ? array() : range( 1, mb_strlen( $letters, 'UTF-8' ) ) as $length ) {
			$keys[] = 'slug:' . mb_substr( $letters, 0, $length, 'UTF-8' );
		}
		return $keys;
	}
}
