<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** WPGraphQL's keys for the dependencies of a response (`x-graphql-keys`), and the plugin's own where it has none. */
final class Key {
	/** Letters of a slug in its key. */
	private const LETTERS = 3;

	/** A node's key: the base64 form that WPGraphQL uses for ids. */
	public static function node( string $type, $id ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The form of GraphQL's global ids.
		return base64_encode( $type . ':' . $id );
	}

	/**
	 * @return list<string> The keys of nodes that responses may contain, with "skipped:" and the type, by which WPGraphQL
	 *                      replaces the rest of a long header; none for no ids.
	 */
	public static function nodes( string $type, ...$ids ): array {
		$keys = array();
		foreach ( $ids as $id ) {
			$keys[] = self::node( $type, $id );
		}
		return array() === $keys ? array() : array_merge( $keys, array( 'skipped:' . $type ) );
	}

	/** @return list<string> The keys of a group of the fields of nodes; docs/webhooks.md has the groups. */
	public static function group( string $group, string $type, ...$ids ): array {
		$keys = array();
		foreach ( $ids as $id ) {
			$keys[] = "{$group}:{$type}:{$id}";
		}
		return array() === $keys ? array() : array_merge( $keys, array( "{$group}:skipped:{$type}" ) );
	}

	/** Returns the key of a root list in WPGraphQL. */
	public static function list( string $single ): string {
		return 'list:' . strtolower( $single );
	}

	/** Returns the key of lists of a post type. */
	public static function list_of( string $type ): string {
		return self::list( 'attachment' === $type ? 'mediaitem' : (string) ( get_post_type_object( $type )->graphql_single_name ?? $type ) );
	}

	/** Returns the key of lists of posts of a term: what is in them changed, and lists of all posts did not. */
	public static function of_terms( string $list_key ): string {
		return 'terms:' . $list_key;
	}

	/** @return array{string, string}|null Type and id of a node's key; null when the key names no node. */
	public static function parse( string $key ): ?array {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As above.
		$text = base64_decode( $key, true );
		return is_string( $text ) && preg_match( '/^([a-z_]+):([\w-]+)$/D', $text, $found ) ? array( $found[1], $found[2] ) : null;
	}

	/**
	 * @return list<string> The keys of the answers that a slug may change: WordPress guesses a post by its beginning. The last
	 *                      one is that of an answer for the slug itself.
	 */
	public static function slugs( string $slug ): array {
		$letters = (string) mb_substr( rawurldecode( $slug ), 0, self::LETTERS, 'UTF-8' );
		$keys    = array();
		foreach ( '' === $letters ? array() : range( 1, mb_strlen( $letters, 'UTF-8' ) ) as $length ) {
			$keys[] = 'slug:' . mb_substr( $letters, 0, $length, 'UTF-8' );
		}
		return $keys;
	}
}
