<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** Puts the keys that types have in this WordPress into the plugin's field groups, without changing the database. */
final class FieldGroupTypes {
	/** Hooks into ACF's reading of groups and fields. */
	public static function register(): void {
		add_filter( 'acf/load_field_group', array( self::class, 'of_group' ) );
		add_filter( 'acf/load_field', array( self::class, 'of_field' ) );
	}

	/** Returns a field group that is shown where the types are. */
	public static function of_group( $group ) {
		if ( ! is_array( $group ) || ! isset( FieldGroups::graphql_names()[ $group['key'] ?? '' ] ) || ! is_array( $group['location'] ?? null ) ) {
			return $group;
		}
		array_walk_recursive(
			$group['location'],
			static function ( &$value, $key ): void {
				$value = 'value' === $key ? self::keys( $value ) : $value;
			}
		);
		return $group;
	}

	/** Returns a field that offers posts and terms of the types. */
	public static function of_field( $field ) {
		$key = is_array( $field ) ? (string) ( $field['key'] ?? '' ) : '';
		foreach ( array_keys( FieldGroups::graphql_names() ) as $group ) {
			if ( is_array( $field ) && 0 === strpos( $key, 'field_' . substr( $group, strlen( 'group_' ) ) . '_' ) ) {
				foreach ( array_intersect_key( $field, array_flip( array( 'post_type', 'taxonomy' ) ) ) as $name => $types ) {
					$field[ $name ] = is_array( $types ) ? array_map( array( self::class, 'keys' ), $types ) : self::keys( $types );
				}
			}
		}
		return $field;
	}

	/** Returns the key of a type of the model, any other value unchanged. */
	private static function keys( $value ) {
		return is_string( $value ) && '' !== $value ? TypeNames::key( $value ) : $value;
	}
}
