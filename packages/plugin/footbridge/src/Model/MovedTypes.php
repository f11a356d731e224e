<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** Stores which types of the model have given way to the owner's of their name, and moves their posts. */
final class MovedTypes {
	private const OPTION = 'footbridge_type_names';

	/** WordPress's longest key of a post type; taxonomies may have longer ones. */
	private const MAX_LENGTH = 20;

	/** Whether a type has given way in this request. */
	private static bool $has_changed = false;

	/** Whether a type has given way in this request: the addresses of its former registration are still there. */
	public static function has_changed(): bool {
		return self::$has_changed;
	}

	/** @return array<string, array{key: string, isSlugTaken?: bool}> The types that have given way, by their names in the model. */
	public static function all(): array {
		$option = get_option( self::OPTION );
		return array_filter( is_array( $option ) ? $option : array(), static fn( $moved ): bool => is_array( $moved ) && is_string( $moved['key'] ?? null ) );
	}

	/** @param array<string, mixed> $owner Who has the name: the model's type gets a key of its own, with its posts. Returns it. */
	public static function give_way( string $name, array $owner ): string {
		$type    = Declaration::post_types()[ $name ] ?? null;
		$key     = null === $type ? TypeNames::PREFIX . $name : substr( TypeNames::PREFIX . $name, 0, self::MAX_LENGTH );
		$slug    = $type['slug'] ?? Declaration::taxonomies()[ $name ]['slug'] ?? null;
		$rewrite = is_array( $owner['rewrite'] ?? null ) ? $owner['rewrite']['slug'] ?? $name : null;
		$taken   = array_filter( array( $rewrite, $owner['has_archive'] ?? null ), 'is_string' );
		$moved   = array(
			'key'         => $key,
			'isSlugTaken' => in_array( $slug, $taken, true ),
		);
		update_option( self::OPTION, array( $name => $moved ) + self::all() );
		self::$has_changed = true;
		if ( null !== $type ) {
			self::move( $name, $key );
		}
		return $key;
	}

	/** Moves the posts that have fields of the model's groups for this type alone. The owner's posts of the same type stay. */
	private static function move( string $from, string $to ): void {
		global $wpdb;
		$keys = FieldGroups::keys_of( $from );
		if ( array() === $keys ) {
			return;
		}
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Once; WordPress has no query for it.
		$places = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		$ids    = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT ID FROM {$wpdb->posts} JOIN {$wpdb->postmeta} ON post_id = ID WHERE post_type = %s AND meta_value IN ($places)", $from, ...$keys ) );
		// phpcs:enable
		foreach ( $ids as $id ) {
			// @phpstan-ignore argument.type (The stub knows WordPress's own types only.)
			set_post_type( (int) $id, $to );
		}
	}
}
