<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

use WP_Post;
use WP_Term;
use WP_User;

/** Reads the fields of an `acf/…` block as ACF's own templates do with get_fields(). */
final class AcfFields {
	/** What of a user's array leaves WordPress. */
	private const USER = array( 'ID', 'display_name', 'nickname', 'user_nicename' );

	/** Identifies the block's values in ACF. */
	private const ID = 'footbridge-block';

	/**
	 * @param array<mixed> $attributes The block's attributes, with `data`.
	 * @return array<string, mixed> The fields' formatted values by name; the stored ones without ACF.
	 */
	public static function of( array $attributes ): array {
		$data = is_array( $attributes['data'] ?? null ) ? $attributes['data'] : array();
		if ( ! function_exists( 'acf_setup_meta' ) || ! function_exists( 'acf_reset_meta' ) || ! function_exists( 'get_fields' ) ) {
			return array_filter( $data, static fn( $name ): bool => '_' !== ( (string) $name )[0], ARRAY_FILTER_USE_KEY );
		}
		acf_setup_meta( $data, self::ID, true );
		$fields = get_fields( self::ID );
		acf_reset_meta( self::ID );
		$values = array();
		foreach ( is_array( $fields ) ? $fields : array() as $name => $value ) {
			$values[ (string) $name ] = self::plain( $value );
		}
		return $values;
	}

	/** Returns a value as plain data: posts, terms and users with what identifies them, and no password or address. */
	private static function plain( $value ) {
		if ( $value instanceof WP_Post ) {
			return array(
				'id'    => $value->ID,
				'type'  => $value->post_type,
				'title' => get_the_title( $value ),
			);
		}
		if ( $value instanceof WP_Term ) {
			return array(
				'id'       => $value->term_id,
				'taxonomy' => $value->taxonomy,
				'name'     => $value->name,
			);
		}
		if ( $value instanceof WP_User ) {
			return array(
				'id'   => $value->ID,
				'name' => $value->display_name,
			);
		}
		if ( ! is_array( $value ) ) {
			return is_object( $value ) ? null : $value;
		}
		$value = isset( $value['user_email'] ) ? array_intersect_key( $value, array_flip( self::USER ) ) : $value;
		return array_map( array( self::class, 'plain' ), $value );
	}
}
