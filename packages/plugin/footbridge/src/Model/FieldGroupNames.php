<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Changes field groups as ACF reads them, not in the database: puts the keys that types have in this WordPress into the
 * plugin's groups, and today's names in GraphQL into an edited copy of one and into groups of the owner that name one of
 * the plugin's types.
 */
final class FieldGroupNames {
	private const PREFIX = 'Footbridge';

	public static function register(): void {
		add_filter( 'acf/load_field_group', array( self::class, 'of_group' ) );
		add_filter( 'acf/load_field', array( self::class, 'of_field' ) );
	}

	public static function of_group( $group ) {
		if ( ! is_array( $group ) ) {
			return $group;
		}
		$name = FieldGroups::graphql_names()[ $group['key'] ?? '' ] ?? null;
		if ( null !== $name ) {
			$group['graphql_field_name'] = $name;
		} elseif ( in_array( self::letters( $group ), array_map( 'strtolower', FieldGroups::graphql_names() ), true ) ) {
			// WPGraphQL answers every query with an error when two types differ only in case.
			$group['graphql_field_name'] = 'own' . self::PREFIX . substr( self::letters( $group ), strlen( self::PREFIX ) );
		}
		if ( is_array( $group['graphql_types'] ?? null ) ) {
			// The plugin's own groups never mean the type of another plugin.
			$group['graphql_types'] = array_map( static fn( $type ) => self::type( $type, null !== $name ), $group['graphql_types'] );
		}
		if ( null !== $name && is_array( $group['location'] ?? null ) ) {
			array_walk_recursive(
				$group['location'],
				static function ( &$value, $key ): void {
					$value = 'value' === $key ? self::key( $value ) : $value;
				}
			);
		}
		return $group;
	}

	/** Returns a field that offers posts and terms of the types. */
	public static function of_field( $field ) {
		$key = is_array( $field ) ? (string) ( $field['key'] ?? '' ) : '';
		foreach ( array_keys( FieldGroups::graphql_names() ) as $group ) {
			if ( is_array( $field ) && 0 === strpos( $key, 'field_' . substr( $group, strlen( 'group_' ) ) . '_' ) ) {
				foreach ( array_intersect_key( $field, array_flip( array( 'post_type', 'taxonomy' ) ) ) as $name => $types ) {
					$field[ $name ] = is_array( $types ) ? array_map( array( self::class, 'key' ), $types ) : self::key( $types );
				}
			}
		}
		return $field;
	}

	/** Returns the key of a type of the model, any other value unchanged. */
	private static function key( $value ) {
		return is_string( $value ) && '' !== $value ? TypeNames::key( $value ) : $value;
	}

	/** @param array<string, mixed> $group A group, for its name in GraphQL or its title as WPGraphQL for ACF names it, in lower case. */
	private static function letters( array $group ): string {
		$set  = $group['graphql_field_name'] ?? '';
		$name = is_string( $set ) && '' !== $set ? $set : ( $group['title'] ?? '' );
		return is_string( $name ) ? strtolower( (string) preg_replace( '/[\W_]++/u', '', $name ) ) : '';
	}

	/** Returns the name of today of one of the plugin's types, any other name unchanged. */
	private static function type( $type, bool $is_own ) {
		$new = is_string( $type ) ? self::PREFIX . $type : '';
		return in_array( $new, self::types(), true ) && ( $is_own || ! self::is_of_another( (string) $type ) ) ? $new : $type;
	}

	/** Whether a post type or taxonomy of this site has the name that one of the plugin's had. */
	private static function is_of_another( string $type ): bool {
		$named = array( 'graphql_single_name' => lcfirst( $type ) );
		return array() !== get_post_types( $named ) || array() !== get_taxonomies( $named );
	}

	/** @return list<string> The names of the plugin's types. */
	private static function types(): array {
		$graphql = array_column( array_merge( Declaration::post_types(), Declaration::taxonomies() ), 'graphql' );
		$pages   = array_column( Declaration::options_pages(), 'graphql' );
		return array_merge( array_map( 'ucfirst', array_column( $graphql, 'single' ) ), array_column( $pages, 'type' ) );
	}
}
