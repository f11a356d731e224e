<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use WP_Post;
use WP_Taxonomy;

/**
 * Stores unsaved values as meta of the editor's autosave: custom fields under their own names, as ACF does, the others
 * in one array. They are valid as long as the post itself is not saved.
 */
final class Unsaved {
	/** Meta with slug, terms, picture, template, and the state of the post that the values belong to. */
	public const META = '_footbridge_unsaved';

	/**
	 * Stores values for a post that the current user may edit. A value that is missing or invalid stays as published.
	 *
	 * @param array{post_title?: string, post_content?: string, post_excerpt?: string} $texts  As typed.
	 * @param array<mixed>                                                             $values Under `terms`, `slug`, `template`, `picture`, `fields`.
	 */
	public static function store( WP_Post $post, array $texts, array $values ): void {
		$autosave = self::autosave( $post );
		if ( 0 === $autosave ) {
			return;
		}
		// WordPress leaves an autosave as it is when the texts are the published ones again. Its date makes it the newest revision.
		$columns = array(
			'ID'            => $autosave,
			'post_date'     => current_time( 'mysql' ),
			'post_date_gmt' => current_time( 'mysql', true ),
		);
		foreach ( $texts as $column => $text ) {
			$columns[ $column ] = wp_slash( $text );
		}
		wp_update_post( $columns );
		self::store_fields( $autosave, $values['fields'] ?? null );
		$own = array(
			'of'    => self::state( $post->ID ),
			'slug'  => sanitize_title( is_string( $values['slug'] ?? null ) ? $values['slug'] : '' ),
			'terms' => self::terms( $post, $values['terms'] ?? null ),
			'meta'  => self::meta( $post, $values ),
		);
		update_metadata( 'post', $autosave, self::META, wp_slash( $own ) );
	}

	/** Returns whether an autosave was made of the post as it is now. */
	public static function is_current( WP_Post $autosave, WP_Post $post, $own ): bool {
		return is_array( $own ) ? self::state( $post->ID ) === ( $own['of'] ?? '' ) : $autosave->post_modified_gmt > $post->post_modified_gmt;
	}

	/** Returns the id of the current user's autosave, which is made if there is none; 0 if it cannot be made. */
	private static function autosave( WP_Post $post ): int {
		$autosave = wp_get_post_autosave( $post->ID, get_current_user_id() );
		$id       = $autosave instanceof WP_Post ? $autosave->ID : _wp_put_post_revision( $post->to_array(), true );
		return is_int( $id ) ? $id : 0;
	}

	/** Stores custom fields through ACF, which knows the form of each. */
	private static function store_fields( int $autosave, $fields ): void {
		if ( ! is_array( $fields ) || ! function_exists( 'acf_update_values' ) ) {
			return;
		}
		// A two-way relation would write to the other post.
		add_filter( 'acf/settings/enable_bidirection', '__return_false', PHP_INT_MAX );
		acf_update_values( wp_slash( current_user_can( 'unfiltered_html' ) ? $fields : wp_kses_post_deep( $fields ) ), $autosave );
		remove_filter( 'acf/settings/enable_bidirection', '__return_false', PHP_INT_MAX );
	}

	/**
	 * @param array<mixed> $values Under `template` and `picture`.
	 * @return array<string, string> Both as meta of the post: WordPress would save a template of the autosave to the page.
	 */
	private static function meta( WP_Post $post, array $values ): array {
		$meta    = array();
		$picture = is_numeric( $values['picture'] ?? null ) ? max( 0, (int) $values['picture'] ) : null;
		if ( 0 === $picture || ( null !== $picture && 'attachment' === get_post_type( $picture ) ) ) {
			$meta['_thumbnail_id'] = (string) $picture;
		}
		$template = $values['template'] ?? null;
		if ( is_string( $template ) ) {
			$meta['_wp_page_template'] = array_key_exists( $template, wp_get_theme()->get_page_templates( $post ) ) ? $template : 'default';
		}
		return $meta;
	}

	/** @return array<string, list<int>> The ids of existing terms by taxonomy, of the taxonomies that the user may assign. */
	private static function terms( WP_Post $post, $sent ): array {
		$terms = array();
		foreach ( is_array( $sent ) ? $sent : array() as $name => $wanted ) {
			$taxonomy = get_taxonomy( (string) $name );
			if ( ! $taxonomy instanceof WP_Taxonomy || ! is_object_in_taxonomy( $post->post_type, $taxonomy->name ) || ! current_user_can( $taxonomy->cap->assign_terms ) ) {
				continue;
			}
			$wanted = is_string( $wanted ) ? explode( ',', $wanted ) : $wanted;
			$ids    = array();
			foreach ( is_array( $wanted ) ? $wanted : array() as $one ) {
				$found = is_scalar( $one ) ? term_exists( is_numeric( $one ) ? (int) $one : trim( (string) $one ), $taxonomy->name ) : null;
				if ( is_array( $found ) ) {
					$ids[] = (int) $found['term_id'];
				}
			}
			$terms[ $taxonomy->name ] = array_values( array_unique( $ids ) );
		}
		return $terms;
	}

	/** Returns a fingerprint of the saved post. */
	private static function state( int $id ): string {
		$post = get_post( $id );
		return $post instanceof WP_Post ? md5( (string) wp_json_encode( array( $post->post_modified_gmt, $post->post_status, $post->post_name, $post->post_title, $post->post_content, $post->post_excerpt ) ) ) : '';
	}
}
