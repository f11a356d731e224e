<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Model\TypeNames;
use Footbridge\Resolve\Bylines;

/** Profiles of the contributors whom a post's byline names: lists of articles, which one enters and leaves with its byline. */
final class Profiles {
	/** Calls back with the id of a post before its byline changes, so that its profiles so far are known. */
	public static function before_change( callable $touch ): void {
		$if_byline = static function ( $id, $key ) use ( $touch ): void {
			if ( isset( Bylines::ROLES[ $key ] ) && in_array( get_post_type( (int) $id ), Bylines::OF_TYPES, true ) ) {
				$touch( (int) $id );
			}
		};
		Guard::on( 'add_post_meta', $if_byline );
		foreach ( array( 'update_post_meta', 'delete_post_meta' ) as $hook ) {
			Guard::on( $hook, static fn( $meta_id, $id, $key ) => $if_byline( $id, $key ) );
		}
	}

	/** @return array<string, string> The paths of the profiles that list an article, each with the role in which it does. */
	public static function of_post( \WP_Post $post ): array {
		$roles = array();
		foreach ( in_array( $post->post_type, Bylines::OF_TYPES, true ) ? Bylines::ROLES : array() as $field => $role ) {
			$id   = get_post_meta( $post->ID, $field, true );
			$path = is_numeric( $id ) && TypeNames::key( Bylines::TYPE ) === get_post_type( (int) $id ) ? Address::of( get_permalink( (int) $id ) ) : null;
			if ( null !== $path ) {
				$roles += array( $path => $role );
			}
		}
		return $roles;
	}
}
