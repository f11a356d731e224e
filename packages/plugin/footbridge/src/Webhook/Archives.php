<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Model\TypeNames;
use Footbridge\Resolve\Bylines;

/** Where a post is listed: its archives, of which the front end knows that they have further pages, and contributors' profiles. */
final class Archives {
	/** @return array{list<int>, list<mixed>} The ids of a post's terms, and links to the archives of them and their ancestors. */
	public static function of_terms( \WP_Post $post ): array {
		$ids   = array();
		$links = array();
		foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
			if ( ! $taxonomy->public ) {
				continue;
			}
			$terms = get_the_terms( $post, $taxonomy->name );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$ids[] = $term->term_id;
				foreach ( array_merge( array( $term->term_id ), get_ancestors( $term->term_id, $taxonomy->name, 'taxonomy' ) ) as $id ) {
					$links[] = get_term_link( (int) $id, $taxonomy->name );
				}
			}
		}
		sort( $ids );
		return array( $ids, $links );
	}

	/** @return list<mixed> Links to archives other than those of terms: by type; for posts also by author and date. */
	public static function of_post( \WP_Post $post ): array {
		if ( 'post' !== $post->post_type ) {
			return array( get_post_type_archive_link( $post->post_type ) );
		}
		$links = array_merge( self::home(), array( get_author_posts_url( (int) $post->post_author ) ) );
		if ( preg_match( '/^(\d{4})-(\d\d)-(\d\d)/', $post->post_date, $date ) ) {
			$year    = (int) $date[1];
			$month   = (int) $date[2];
			$links[] = get_year_link( $year );
			$links[] = get_month_link( $year, $month );
			$links[] = get_day_link( $year, $month, (int) $date[3] );
		}
		return $links;
	}

	/** @return list<mixed> The link to the latest posts: the home page, or the page for posts. */
	public static function home(): array {
		$page = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_for_posts' ) : 0;
		return array( $page > 0 ? get_permalink( $page ) : home_url( '/' ) );
	}

	/** @return array<string, string> The paths of the profiles that list an article, each with the role in which it does. */
	public static function profiles( \WP_Post $post ): array {
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
